import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { slotNames, slots, type Template } from '../../../packages/themes/src/contract/index.ts';
import { clashesIn } from '../../../packages/themes/src/templates/pairs.ts';
import { decode, type Pixels, type Rgb } from '../pixels.ts';
import type { Colour, Survey } from '../survey.ts';
import { markerOf, markerStyles, tokenOf } from './markers.ts';
import { isNamed, pairsIn } from './pairs.ts';
import { paintedPairs, unproved } from './record.ts';
import { attributes, rowsOf } from './rows.ts';

const css = ({ red, green, blue }: Rgb): string => `rgb(${red} ${green} ${blue})`;
const inked = (path: string, alpha = 1): Colour => {
  const { red, green, blue } = markerOf(path);
  return [red, green, blue, alpha];
};

const drawn = async (content: string): Promise<Pixels> =>
  decode(
    await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">${content}</svg>`,
      ),
    )
      .png()
      .toBuffer(),
  );

const word = (colour: Colour): Survey => ({
  inks: [
    {
      kind: 'text',
      what: 'Word',
      colour,
      need: 4.5,
      boxes: [{ x: 20, y: 30, width: 160, height: 40 }],
    },
  ],
  bones: [],
  stops: [],
});

describe('a page in markers', () => {
  it('has a colour for every token that paints, and no two the same', () => {
    const painted = [...markerStyles().values()].filter((value) => value.startsWith('rgb('));
    expect(painted.length).toBeGreaterThan(80);
    expect(new Set(painted.map((value) => /^rgb\([^)]*\)/.exec(value)?.[0])).size).toBe(
      painted.length,
    );
    expect(tokenOf(markerOf('color.surface.tab'))).toBe('color.surface.tab');
    expect(tokenOf({ ...markerOf('color.surface.tab'), red: 0 })).toBeUndefined();
  });

  it('tells which token is read on which, and where a ground is none', async () => {
    const [field, sheet] = [markerOf('color.surface.field'), markerOf('gradient.sheet')];
    const bare = await drawn(
      `<rect width="200" height="100" fill="${css(field)}"/><rect x="100" width="60" height="100" fill="${css(sheet)}"/><rect x="160" width="40" height="100" fill="#123456"/>`,
    );
    const pairs = pairsIn(word(inked('color.text.faint')), bare);
    expect(pairs.map(({ ink, on }) => `${ink} on ${on}`)).toEqual([
      'color.text.faint on color.surface.field',
      'color.text.faint on gradient.sheet',
      'color.text.faint on mixed',
    ]);
    expect(pairsIn(word([1, 2, 3, 1]), bare)[0]).toMatchObject({ ink: 'mixed' });
    expect(pairsIn(word(inked('color.text.faint', 0.5)), bare)[0]).toMatchObject({ alpha: 0.5 });
  });
});

describe('rows of choices', () => {
  const all = rowsOf(new Set(attributes));

  it('bring up every choice of every slot in both modes, and no two that clash', () => {
    const seen = new Set(
      all.flatMap((row) =>
        attributes.map((name) => `${row.get('data-theme')} ${name} ${row.get(name)}`),
      ),
    );
    const wanted = slotNames.flatMap((name) => slots[name].choices).length * 2 + 2;
    expect(seen.size).toBe(wanted);
    for (const row of all) {
      const template = Object.fromEntries(
        slotNames.map((name, index) => [name, row.get(attributes[index] ?? '')]),
      );
      expect(clashesIn(template as Template)).toEqual([]);
    }
  });

  it('are one where nothing of a page asks', () => {
    expect(rowsOf(new Set())).toHaveLength(1);
    expect(rowsOf(new Set(['data-edges']))).toHaveLength(2);
    expect(rowsOf(new Set(['data-edges', 'data-theme']))).toHaveLength(4);
  });
});

describe('the contract', () => {
  it('knows a pair from either side, and only with a ratio that is enough', () => {
    const faint = { ink: 'color.text.faint', on: 'color.surface.field' };
    expect(isNamed({ ...faint, need: 4.5 })).toBe(true);
    expect(isNamed({ ink: faint.on, on: faint.ink, need: 4.5 })).toBe(true);
    expect(isNamed({ ...faint, on: 'color.surface.strong', need: 3 })).toBe(false);
    expect(isNamed({ ink: 'color.line.focus', on: 'color.surface.page', need: 4.5 })).toBe(false);
  });

  it('names every pair that the walker has met, but those that are let be with a reason', () => {
    const pairs = paintedPairs();
    expect(pairs.length).toBeGreaterThan(60);
    const missing = pairs.filter((pair) => !isNamed(pair) && !unproved(pair));
    expect(missing).toEqual([]);
  });
});
