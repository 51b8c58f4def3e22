import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadMerchants } from '../../load.ts';
import { plainPng } from '../testing.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'livery-art-'));
  await mkdir(join(root, 'shop/assets'), { recursive: true });
  await put('mark.svg', drawing(48, 48, '#3f7be0'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const put = (name: string, content: string | Buffer): Promise<void> =>
  writeFile(join(root, 'shop/assets', name), content);

const drawing = (width: number, height: number, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${color}" d="M0 0H${width}V${height}H0Z"/></svg>`;

const look = async (art: object) => {
  const manifest = {
    schemaVersion: 3,
    code: 'shop',
    name: 'Shop',
    environment: 'demo',
    domains: ['shop.localhost'],
    brand: { action: { color: '#3f7be0' } },
    logo: { mark: 'assets/mark.svg' },
    art,
  };
  await writeFile(join(root, 'shop/manifest.jsonc'), JSON.stringify(manifest, null, 2));
  const { merchants, diagnostics } = await loadMerchants(root, ['shop']);
  return {
    merchant: merchants[0],
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
  };
};
const codes = async (art: object): Promise<string[]> =>
  (await look(art)).errors.map(({ code }) => code);

describe('pictures of a brand’s own', () => {
  it('pass in every format they may have, and are measured', async () => {
    const dark = await plainPng(800, 600, '#11131c');
    await put('a.svg', drawing(780, 600, '#11131c'));
    await put('b.png', dark);
    await put('c.jpg', await sharp(dark).jpeg().toBuffer());
    await put('d.webp', await sharp(dark).webp().toBuffer());
    await put('e.avif', await sharp(dark).avif({ effort: 0 }).toBuffer());
    for (const name of ['a.svg', 'b.png', 'c.jpg', 'd.webp', 'e.avif']) {
      const scene = `assets/${name}`;
      const { errors, merchant } = await look({ scene });
      expect([name, errors]).toEqual([name, []]);
      expect(merchant?.sizes.get(scene)).toMatchObject({ height: 600 });
    }
  });

  it('are what their names say', async () => {
    const dark = await plainPng(800, 600, '#11131c');
    const jpg = await sharp(dark).jpeg().toBuffer();
    await put('png.jpg', dark);
    await put('jpg.avif', jpg);
    await put('tail.jpg', Buffer.concat([jpg, Buffer.from('<script>1</script>')]));
    await put('cut.jpg', jpg.subarray(0, jpg.length - 9));
    const avif = await sharp(dark).avif({ effort: 0 }).toBuffer();
    await put('tail.avif', Buffer.concat([avif, Buffer.from('<script>')]));
    expect(await codes({ scene: 'assets/png.jpg' })).toEqual(['asset.not-jpg']);
    expect(await codes({ scene: 'assets/jpg.avif' })).toEqual(['asset.not-avif']);
    expect(await codes({ scene: 'assets/tail.jpg' })).toEqual(['asset.not-jpg']);
    expect(await codes({ scene: 'assets/cut.jpg' })).toEqual(['asset.not-jpg']);
    expect(await codes({ scene: 'assets/tail.avif' })).toEqual(['asset.not-avif']);
  });

  it('hold no script and ask for nothing elsewhere', async () => {
    await put('s.svg', drawing(780, 600, '#111').replace('<path', '<script>1</script><path'));
    await put(
      'h.svg',
      drawing(780, 600, '#111').replace('<path', '<use href="https://x.example/a.svg#b"/><path'),
    );
    expect(await codes({ scene: 'assets/s.svg' })).toEqual(['asset.unsafe-svg']);
    expect(await codes({ hero: 'assets/h.svg' })).toEqual(['asset.unsafe-svg']);
  });

  it('have the shape and the weight of their place', async () => {
    await put('wide.svg', drawing(2000, 600, '#11131c'));
    await put('small.png', await plainPng(400, 300, '#11131c'));
    await put('heavy.svg', `${drawing(780, 600, '#11131c')}${' '.repeat(32 * 1024)}`);
    expect(await codes({ scene: 'assets/wide.svg' })).toEqual(['asset.size']);
    expect(await codes({ scene: 'assets/small.png' })).toEqual(['asset.size']);
    expect(await codes({ empty: 'assets/small.png' })).toEqual([]);
    expect(await codes({ scene: 'assets/heavy.svg' })).toEqual(['asset.too-large']);
  });

  it('are for both modes: one is declared for both, or there are two', async () => {
    await put('a.svg', drawing(780, 600, '#11131c'));
    expect(await codes({ scene: { dark: 'assets/a.svg' } })).not.toEqual([]);
    expect(await codes({ scene: { dark: 'assets/a.svg', light: 'assets/a.svg' } })).toEqual([]);
  });

  it('have a known name, or the nearest is told', async () => {
    const { errors } = await look({ scenes: 'assets/a.svg' });
    expect(errors[0]?.message).toContain('scenes');
    expect(errors[0]?.hint).toContain('"scene"');
  });

  it('let words be read over every part of them', async () => {
    await put('bright.svg', drawing(780, 600, '#ffffff'));
    const { errors } = await look({ hero: 'assets/bright.svg' });
    expect(errors.map(({ code, file }) => [code, file.endsWith('manifest.jsonc')])).toEqual([
      ['art.words', true],
      ['art.words', true],
    ]);
  });

  it('are seen where they letter a name', async () => {
    await put('white.svg', drawing(240, 80, '#ffffff'));
    await put('black.svg', drawing(240, 80, '#000000'));
    expect(await codes({ studios: { EMW: 'assets/white.svg' } })).toEqual(['art.illegible']);
    const both = { dark: 'assets/white.svg', light: 'assets/black.svg' };
    expect(await codes({ studios: { EMW: both } })).toEqual([]);
  });
});
