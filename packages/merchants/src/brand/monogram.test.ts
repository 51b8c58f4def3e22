import { contrast, isLegible, readLogo } from '@livery/themes';
import { describe, expect, it } from 'vitest';
import { paletteOf } from '../assets/palette.ts';
import { svgFaults } from '../assets/svg/check.ts';
import { glyphOf, initialOf } from './alphabet.ts';
import { brandColors } from './colors.ts';
import { monogram, styleOf } from './monogram.ts';
import { colorsOf, grown } from './testing.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const codes = Array.from({ length: 60 }, (_, index) => `merchant-${index}`);

describe('the letter', () => {
  it('is drawn for every capital and digit', () => {
    for (const letter of letters) expect(glyphOf(letter), letter).toBeDefined();
  });

  it.each([
    ['Aurora', 'x', 'A'],
    ['élan', 'x', 'E'],
    ['  7 Seas', 'x', '7'],
    ['🎰 Lucky', 'x', 'L'],
    ['🎰🎰', 'slots', 'S'],
    ['كازينو', 'royal', 'R'],
    ['娱乐', 'yule', 'Y'],
  ])('of %j with the code %j is %j', (name, code, initial) => {
    expect(initialOf(name, code)).toBe(initial);
  });
});

describe('the mark', () => {
  it('is the same for the same code, and varies between codes', () => {
    const colors = colorsOf('#e11d48');
    expect(monogram('A', 'one', colors)).toBe(monogram('A', 'one', colors));
    const drawn = new Set(codes.map((code) => monogram('A', code, colors)));
    expect(drawn.size).toBeGreaterThan(30);
    expect(new Set(codes.map((code) => styleOf(code).plate.name)).size).toBe(10);
  });

  it('passes our own rules for SVGs, whatever the letter and the style', () => {
    const colors = colorsOf('#3b82f6');
    for (const [index, letter] of letters.entries())
      expect(svgFaults(monogram(letter, `${codes[index] ?? 'x'}`, colors)), letter).toEqual([]);
  });

  it('can be seen in both headers, even in colours that vanish in one', async () => {
    const awful = ['#000000', '#ffffff', '#808080', '#ffff00', '#00ffff', '#0000ff', '#f5f5f5'];
    for (const color of awful) {
      const merchant = grown(color);
      for (const code of codes.slice(0, 12)) {
        const mark = Buffer.from(monogram('Mango', code, brandColors(merchant)));
        const readings = readLogo(await paletteOf(mark), merchant.themes);
        expect(readings.map(isLegible), `${color} ${code}`).toEqual([true, true]);
      }
    }
  });

  it('draws an edge where its colour would be lost in a header', () => {
    const edges = (color: string): number =>
      monogram('A', 'kestrel', colorsOf(color)).split('scale(.89)').length;
    expect(['#ffff00', '#000000', '#ffffff'].map(edges)).toEqual([2, 2, 2]);
    expect(['#2f6fe0', '#808080'].map((color) => colorsOf(color).melts)).toEqual([false, false]);
  });

  it('keeps the letter readable on the plate and on its light', () => {
    for (const color of ['#e11d48', '#facc15', '#808080', '#14532d']) {
      const { fill, high, on } = colorsOf(color);
      expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(high, on)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
