import { crc32 } from 'node:zlib';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAssets, type Key } from './faults.ts';
import type { AssetKind } from './kind.ts';
import { plainPng } from './testing.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-assets-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const place = { file: 'shop/manifest.jsonc', line: 7, column: 9 };
const all: readonly AssetKind[] = ['svg', 'png', 'webp'];

const look = (path: string, key: Key = ['banners', 0, 'dark'], kinds = all) =>
  readAssets(folder, 'shop', [{ path, key, kinds }], () => place).then(({ faults }) => faults);
const codes = async (...args: Parameters<typeof look>): Promise<string[]> =>
  (await look(...args)).map(({ code }) => code);

const put = async (name: string, content: string | Buffer): Promise<string> => {
  await writeFile(join(folder, 'assets', name), content);
  return `assets/${name}`;
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0H8V8Z"/></svg>';

describe('where a picture may lie', () => {
  it.each([
    ['/etc/passwd.png', 'asset.outside'],
    ['assets/../../x.png', 'asset.outside'],
    ['..\\x.png', 'asset.outside'],
    ['C:x.png', 'asset.outside'],
    ['assets/x\0.png', 'asset.outside'],
    ['assets/none.png', 'asset.missing'],
    ['assets/none/x.png', 'asset.missing'],
    ['assets/x.gif', 'asset.kind'],
    ['assets/x', 'asset.kind'],
  ])('refuses %j', async (path, code) => {
    const [found] = await look(path);
    expect(found).toMatchObject({ ...place, code, severity: 'error' });
    expect(found?.hint).toBeTruthy();
  });

  it('follows a link inside the folder and none out of it', async () => {
    await put('real.svg', picture);
    await symlink('real.svg', join(folder, 'assets/near.svg'));
    expect(await codes('assets/near.svg')).toEqual([]);
    await symlink('/etc/hostname', join(folder, 'assets/far.svg'));
    expect(await codes('assets/far.svg')).toEqual(['asset.link']);
    await symlink('/etc', join(folder, 'etc'));
    expect(await codes('etc/hostname.svg')).toEqual(['asset.missing']);
    await symlink('loop.svg', join(folder, 'assets/loop.svg'));
    expect(await codes('assets/loop.svg')).toEqual(['asset.unreadable']);
  });

  it('names the picture that was probably meant', async () => {
    await put('mark.svg', picture);
    await put('card-wide.png', await plainPng(8, 8));
    const hintOf = async (path: string) => (await look(path))[0]?.hint;
    expect(await hintOf('assets/makr.svg')).toBe('Did you mean "assets/mark.svg"?');
    expect(await hintOf('assets/card-wide.webp')).toBe('Did you mean "assets/card-wide.png"?');
    expect(await hintOf('assets/scene.svg')).toBe('Put the file there, or name another.');
  });

  it('takes no folder for a picture', async () => {
    await mkdir(join(folder, 'assets/a.svg'));
    expect(await codes('assets/a.svg')).toEqual(['asset.missing']);
  });
});

describe('SVG', () => {
  it('points into the picture, at line and column', async () => {
    const path = await put('a.svg', `${picture.replace('<path', '\n  <text/>\n<path')}`);
    expect(await look(path)).toMatchObject([
      { file: 'shop/assets/a.svg', line: 2, column: 3, code: 'asset.unsafe-svg' },
    ]);
  });

  it('bounds the bytes, and wants UTF-8', async () => {
    expect(await codes(await put('b.svg', `${picture}${' '.repeat(64 * 1024)}`))).toEqual([
      'asset.too-large',
    ]);
    expect(await codes(await put('c.svg', Buffer.from([0xff, 0xfe, 0x3c])))).toEqual([
      'asset.not-svg',
    ]);
  });
});

/** With a part before its end that must be understood. */
const withPart = (png: Buffer, type: string): Buffer => {
  const part = Buffer.alloc(12);
  part.write(type, 4, 'latin1');
  part.writeUInt32BE(crc32(part.subarray(4, 8)), 8);
  return Buffer.concat([png.subarray(0, -12), part, png.subarray(-12)]);
};

describe('PNG and WebP', () => {
  it('passes what is whole, in both formats', async () => {
    expect(await codes(await put('a.png', await plainPng(8, 8)))).toEqual([]);
    for (const options of [{ lossless: true }, { quality: 50 }]) {
      const webp = await sharp(await plainPng(9, 7, '#2457d680'))
        .webp(options)
        .toBuffer();
      expect(await codes(await put('a.webp', webp))).toEqual([]);
    }
  });

  it('refuses what only carries the name', async () => {
    const png = await plainPng(64, 64);
    const dead = Buffer.from(png);
    dead.fill(0x55, 60, 70);
    const hostile: readonly (readonly [string, Buffer])[] = [
      ['empty', Buffer.alloc(0)],
      ['text', Buffer.from('<svg/>')],
      ['jpeg', await sharp(png).jpeg().toBuffer()],
      ['magic', png.subarray(0, 8)],
      ['cut', png.subarray(0, png.length - 20)],
      ['tail', Buffer.concat([png, Buffer.from('<script>1</script>')])],
      ['dead', dead],
      ['unknown', withPart(png, 'EVIL')],
    ];
    for (const [name, bytes] of hostile)
      expect([name, await codes(await put(`${name}.png`, bytes))]).toEqual([
        name,
        ['asset.not-png'],
      ]);
    expect(await codes(await put('p.webp', png))).toEqual(['asset.not-webp']);
    expect(await codes(await put('w.png', await sharp(png).webp().toBuffer()))).toEqual([
      'asset.not-png',
    ]);
  });

  it('reads the measure before it unpacks: a bomb is not decoded', async () => {
    const bomb = Buffer.from(await plainPng(8, 8));
    bomb.writeUInt32BE(50_000, 16);
    bomb.writeUInt32BE(50_000, 20);
    expect(await codes(await put('bomb.png', bomb))).toEqual(['asset.too-large']);
    bomb.writeUInt32BE(0, 16);
    expect(await codes(await put('none.png', bomb))).toEqual(['asset.too-large']);
    expect(await codes(await put('big.png', Buffer.alloc(1024 * 1024 + 1)))).toEqual([
      'asset.too-large',
    ]);
  });

  it.each([
    ['small', 192, 192],
    ['large', 512, 512],
    ['maskable', 512, 512],
    ['apple', 180, 180],
    ['card', 1200, 630],
  ] as const)('wants the icon "%s" in its size', async (key, width, height) => {
    const path = await put('icon.png', await plainPng(width, height));
    expect(await codes(path, ['icons', key], ['png'])).toEqual([]);
    const other = await put('other.png', await plainPng(width + 1, height));
    const [found] = await look(other, ['icons', key], ['png']);
    expect(found).toMatchObject({ code: 'asset.size', file: 'shop/assets/other.png' });
    expect(found?.message).toContain(`${width}×${height}`);
  });

  it('wants a logo that stays sharp, and no icon as SVG', async () => {
    expect(await codes(await put('l.png', await plainPng(48, 48)), ['logo', 'mark'])).toEqual([
      'asset.size',
    ]);
    expect(await codes(await put('i.svg', picture), ['icons', 'small'], ['png'])).toEqual([
      'asset.kind',
    ]);
  });
});
