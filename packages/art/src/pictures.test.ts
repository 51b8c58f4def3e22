import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePictures } from './pictures.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'livery-pictures-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

it('draws each picture under a name that says what is in it, and compresses it once', () => {
  const folder = join(parent, 'pictures');
  expect(writePictures(folder, [['covers/moon', () => '<svg id="moon"/>']])).toBe(true);
  const { files } = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  const file = files['covers/moon'] ?? '';
  expect(file).toMatch(/^covers\/moon\.[0-9a-f]{10}\.svg$/);
  expect(readFileSync(join(folder, file), 'utf8')).toBe('<svg id="moon"/>');
  const small = brotliDecompressSync(readFileSync(join(folder, `${file}.br`)));
  expect(small.toString()).toBe('<svg id="moon"/>');
});

it('draws nothing again while its sources are the same', () => {
  const folder = join(parent, 'pictures');
  let drawn = 0;
  const draw = () => `<svg id="${(drawn += 1)}"/>`;
  writePictures(folder, [['covers/moon', draw]]);
  const { mtimeMs } = statSync(join(folder, 'pictures.json'));
  expect(writePictures(folder, [['covers/moon', draw]])).toBe(false);
  expect([drawn, statSync(join(folder, 'pictures.json')).mtimeMs]).toEqual([1, mtimeMs]);
});

it('leaves nothing half drawn where a drawing fails', () => {
  const folder = join(parent, 'pictures');
  const fails = () => {
    throw new Error('no brush');
  };
  expect(() => writePictures(folder, [['covers/moon', fails]])).toThrow('no brush');
  expect(existsSync(folder)).toBe(false);
});

it.runIf(process.platform === 'linux')('says where no folder can be made, and comes back', () => {
  const draw = () => '<svg/>';
  expect(() => writePictures('/proc/x', [['covers/moon', draw]])).toThrow('ENOENT');
});
