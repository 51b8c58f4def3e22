import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What is shipped: neither tests, nor stories, nor guides, nor what these are made with. */
const shipped = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories|guide)\.|^testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const code = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/env\(safe-area-inset-\w+\)/g, '');

const finds = (pattern: RegExp): string[] =>
  shipped.flatMap(({ file, text }) =>
    [...code(text).matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );

describe('what ships', () => {
  it('is there', () => {
    expect(shipped.length).toBeGreaterThan(80);
  });

  it('holds no colour of its own', () => {
    expect(finds(/#[\da-f]{3,8}\b(?=['"` ;,)])|\b(?:rgba?|hsla?|oklch|lab)\(/gi)).toEqual([]);
    expect(
      finds(/(?:color|background|fill|stroke|stopColor)\w*[:=] ?['"](?:white|black|red|gold)\b/gi),
    ).toEqual([]);
  });

  it('knows no left and no right', () => {
    expect(
      finds(
        /\b(?:left|right|(?:margin|padding|border|inset)(?:Left|Right)\w*)\s*:|text-align: ?(?:left|right)/g,
      ),
    ).toEqual([]);
  });

  it('knows no merchant', () => {
    expect(finds(/\b(?:aurora|noir|mango|pulse)\b/gi)).toEqual([]);
  });

  it('says nothing of its own', () => {
    // Text between tags, and words in attributes that are read out.
    expect(finds(/>\s*[A-Za-z][A-Za-z ,.]{2,}<\//g)).toEqual([]);
    expect(finds(/\b(?:aria-label|alt|title|placeholder)="[^"]*[A-Za-z][^"]*"/g)).toEqual([]);
  });

  it('writes no style attribute', () => {
    expect(finds(/\sstyle=\{|dangerouslySetInnerHTML|<style/g)).toEqual([]);
  });
});
