import { describe, expect, it } from 'vitest';
import { Check } from 'typebox/schema';
import { figuresOf, from, nearestIn } from '../../contract/range.ts';
import { relations } from '../../contract/relations.ts';
import { modes } from '../../contract/token.ts';
import { tokenByPath } from '../../contract/tree.ts';
import type { TokenValue } from '../../contract/value.ts';
import { readMerchant } from '../../merchant.ts';
import { schemas } from '../../published/schemas.ts';
import { merchantFiles, srgb, tokenAt } from '../../testing/merchant-files.ts';

const px = (value: number) => ({ value, unit: 'px' });
const ms = (value: number) => ({ value, unit: 'ms' });

const found = (tokens: object) => readMerchant(merchantFiles({ tokens })).diagnostics;
const merged = (...trees: readonly object[]): object =>
  trees.reduce((one, other) => merge(one, other));
function merge(one: object, other: object): object {
  const result: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const below = result[key];
    result[key] =
      typeof below === 'object' && below !== null && typeof value === 'object'
        ? merge(below, value as object)
        : value;
  }
  return result;
}

it('gives every token that has figures a range, and keeps its own value in it', () => {
  for (const [path, token] of tokenByPath) {
    const figures = modes.flatMap((mode) =>
      figuresOf({ type: token.type, value: token.base[mode] } as TokenValue),
    );
    expect(figures.length > 0, path).toBe(token.range !== undefined);
    const { range = from(0, 0) } = token;
    expect(
      figures.map((figure) => nearestIn(range, figure)),
      path,
    ).toEqual(figures);
  }
});

it('keeps its own values in relation, of tokens that exist', () => {
  const own = (path: string): number => {
    const token = tokenByPath.get(path);
    if (!token) throw new Error(`No token ${path}`);
    return figuresOf({ type: token.type, value: token.base.dark } as TokenValue)[0] ?? NaN;
  };
  for (const { larger, smaller, times } of relations)
    expect(own(larger), `${larger} ≥ ${times} × ${smaller}`).toBeGreaterThanOrEqual(
      own(smaller) * times,
    );
});

it('leaves room in the lowest bottom bar for its icon and the highest line of a name', () => {
  const rangeOf = (path: string) => tokenByPath.get(path)?.range ?? from(NaN, NaN);
  // As the bar draws them: an icon, a gap, and a line that grows no further than this.
  const [icon, gap, highest] = [24, 4, 18];
  expect(rangeOf('type.label.place').most).toBeLessThanOrEqual(highest);
  expect(rangeOf('size.bar').least).toBeGreaterThanOrEqual(icon + gap + highest);
});

/** Each was accepted once, and the sheet of the brand was written with it. */
const senseless = [
  ['radius.card', 'dimension', px(-40), '0px to 48px', '{ "value": 0, "unit": "px" }'],
  ['size.columns', 'number', 0, 'a whole number from 2 to 5', 'Write 2,'],
  ['size.columns', 'number', 2.5, 'a whole number from 2 to 5', 'Write 3,'],
  ['size.header', 'dimension', px(-2000), '48px to 120px', '{ "value": 48, "unit": "px" }'],
  ['size.button', 'dimension', px(1), '44px to 96px', '{ "value": 44, "unit": "px" }'],
  ['type.size.s3', 'dimension', px(0), '13px to 20px', '{ "value": 13, "unit": "px" }'],
  [
    'type.line.s3',
    'dimension',
    { value: 0, unit: 'rem' },
    '16px to 32px',
    '{ "value": 1, "unit": "rem" }',
  ],
  ['border.focus', 'dimension', px(0), '2px to 6px', '{ "value": 2, "unit": "px" }'],
  ['effect.tileRatio', 'number', 0, '0.5 to 2', 'Write 0.5,'],
  ['motion.press', 'duration', ms(60_000), '0ms to 300ms', '{ "value": 300, "unit": "ms" }'],
  [
    'motion.press',
    'duration',
    { value: 60, unit: 's' },
    '0ms to 300ms',
    '{ "value": 0.3, "unit": "s" }',
  ],
  ['motion.pressScale', 'number', -100, '0.85 to 1.05', 'Write 0.85,'],
  ['motion.curve', 'cubicBezier', [0, -4, 1, 5], '-1 to 2', 'Write [0, -1, 1, 2],'],
  ['type.text.weight', 'fontWeight', 'black', '300 to 700', 'Write 700,'],
] as const;

describe('a figure out of its range', () => {
  it.each(senseless)('is refused of %s as a %s: %j', (path, type, value, range, hint) => {
    const [first, ...others] = found(tokenAt(path, type, value));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      code: 'token.range',
      severity: 'error',
      file: 'tokens.json',
      message: expect.stringContaining(
        `it must be ${range.replace(/^(?=[\d-])/, 'from ')}`,
      ) as string,
      hint: expect.stringContaining(hint) as string,
    });
    expect(first?.line).toBeGreaterThan(1);
  });

  it.each(senseless)('is refused by an editor too: %s as a %s: %j', (path, type, value) => {
    expect(Check(schemas()['tokens.json'] ?? {}, tokenAt(path, type, value))).toBe(false);
  });

  it('is refused where an alias brings it, at the alias', () => {
    const tokens = merged(
      tokenAt('size.sky', 'dimension', px(300)),
      tokenAt('radius.card', 'dimension', '{size.sky}'),
    );
    expect(found(tokens)).toMatchObject([
      {
        code: 'token.range',
        message: '"radius.card" is 300px; it must be from 0px to 48px.',
        hint: expect.stringMatching(/^Point at another token, or: Write \{ "value": 48/) as string,
      },
    ]);
  });

  it('is refused of a shadow that falls a mile away, or has a blur of less than nothing', () => {
    const shadow = (change: object) =>
      tokenAt('elevation.low', 'shadow', [
        {
          color: { colorSpace: 'srgb', components: [0, 0, 0] },
          offsetX: px(0),
          offsetY: px(0),
          blur: px(0),
          spread: px(0),
          ...change,
        },
      ]);
    for (const change of [{ blur: px(-1) }, { offsetY: px(900) }]) {
      expect(found(shadow(change))).toMatchObject([{ code: 'token.value' }]);
      expect(Check(schemas()['tokens.json'] ?? {}, shadow(change))).toBe(false);
    }
  });

  it('says the range beside the example where a value is none at all', () => {
    expect(found(tokenAt('radius.card', 'dimension', 'wide'))[0]?.hint).toMatch(
      /, from 0px to 48px\.$/,
    );
  });
});

describe('a colour that lets through what lies below', () => {
  const half = srgb(1, 1, 1, 0.5);
  const stops = [
    { color: srgb(1, 1, 1), position: 0 },
    { color: half, position: 1 },
  ];

  it.each([
    tokenAt('color.surface.page', 'color', half),
    tokenAt('color.surface.field', 'color', half),
    tokenAt('color.text.soft', 'color', half),
    tokenAt('gradient.sheet', 'gradient', stops),
  ])('is refused where something is read on it or in it, by an editor too: %j', (tokens) => {
    expect(found(tokens)).toMatchObject([
      {
        code: 'token.sheer',
        severity: 'error',
        file: 'tokens.json',
        hint: 'Take its "alpha" away: #ffffff.',
      },
    ]);
    expect(Check(schemas()['tokens.json'] ?? {}, tokens)).toBe(false);
  });

  it('is refused where an alias brings it', () => {
    const tokens = {
      color: {
        $type: 'color',
        line: { strong: { $value: half } },
        surface: { inset: { $value: '{color.line.strong}' } },
      },
    };
    expect(found(tokens)).toMatchObject([{ code: 'token.sheer' }]);
  });

  it.each([
    tokenAt('color.frame.ground', 'color', srgb(1, 1, 1, 0.01)),
    tokenAt('color.line.soft', 'color', half),
    tokenAt('gradient.veil', 'gradient', stops),
  ])('is right elsewhere: %j', (tokens) => {
    expect(found(tokens)).toEqual([]);
    expect(Check(schemas()['tokens.json'] ?? {}, tokens)).toBe(true);
  });
});

describe('figures that do not go together', () => {
  it.each([
    [
      tokenAt('type.size.s3', 'dimension', px(20)),
      'a step of the sizes',
      '"type.size.s4" may be 20px',
    ],
    [
      tokenAt('type.line.s2', 'dimension', px(12)),
      'lines of letters',
      '"type.line.s2" may be 13px',
    ],
    [tokenAt('type.line.s7', 'dimension', { value: 1.75, unit: 'rem' }), 'lines', 'may be 28.8px'],
    [
      tokenAt('size.thumbHeight', 'dimension', px(64)),
      'the cover',
      '"size.thumbHeight" 60px or less',
    ],
    [tokenAt('space.title', 'dimension', px(17)), 'a title', '"space.title" 16px or less'],
    [
      tokenAt('type.text.weight', 'fontWeight', 650),
      'emphasised',
      '"type.text.weight" 600 or less',
    ],
    [
      { radius: { $type: 'dimension', card: { $value: px(2) }, picture: { $value: px(3) } } },
      'rounder than the card',
      '"radius.picture" 2px or less',
    ],
  ])('are told apart: %j', (tokens, why, hint) => {
    const fault = found(tokens).find(({ message }) => message.includes(why));
    expect(fault).toMatchObject({
      code: 'token.relation',
      severity: 'error',
      file: 'tokens.json',
      hint: expect.stringContaining(hint) as string,
    });
    expect(fault?.line).toBeGreaterThan(1);
  });

  it('are let be where only one of two is said that merely match', () => {
    expect(found(tokenAt('radius.card', 'dimension', px(2)))).toEqual([]);
    expect(found(tokenAt('size.winner', 'dimension', px(44)))).toEqual([]);
  });
});
