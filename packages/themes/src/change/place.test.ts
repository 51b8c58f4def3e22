import { describe, expect, it } from 'vitest';
import { withEdits } from '../edit/edit.ts';
import { merchantFiles, tokenAt } from '../testing/merchant-files.ts';
import { textOf } from './files.ts';
import { placeOf } from './place.ts';
import type { EditRequest } from './edit-request.ts';

type Changes = Parameters<typeof merchantFiles>[0];

const px = (value: number) => ({ value, unit: 'px' });
const card = (value: unknown) => tokenAt('radius.card', 'dimension', value);
const family = (changes: Changes) => {
  const { manifest, texts, ...files } = merchantFiles(changes);
  const text = JSON.stringify({ schemaVersion: 3, brand: { action: { color: '#2457d6' } } });
  return { ...files, texts, name: 'metro', manifest: { ...manifest, text } };
};

/** What each touched file says afterwards. */
function placed(changes: Changes, wish: EditRequest): Record<string, unknown> {
  const files = merchantFiles(changes);
  return Object.fromEntries(
    placeOf(files, wish).map(({ file, edits }) => [
      file,
      JSON.parse(withEdits(textOf(files, file), edits)) as unknown,
    ]),
  );
}

describe('a token goes', () => {
  const set = (value: unknown, mode?: 'dark' | 'light'): EditRequest => ({
    of: 'token',
    token: 'radius.card',
    value,
    ...(mode ? { mode } : {}),
  });

  it('into the file of both modes where nobody says it', () => {
    expect(placed({}, set(px(3)))).toEqual({ 'tokens.json': card(px(3)) });
    expect(placed({ tokens: card(px(2)) }, set(px(3)))).toEqual({ 'tokens.json': card(px(3)) });
  });

  it('into the mode’s file where it is of one mode, or is said there already', () => {
    expect(placed({ tokens: card(px(2)) }, set(px(3), 'light'))).toEqual({
      'tokens.light.json': card(px(3)),
    });
    expect(placed({ dark: card(px(2)), light: card(px(4)) }, set(px(3)))).toEqual({
      'tokens.dark.json': card(px(3)),
      'tokens.light.json': card(px(3)),
    });
  });

  it('into the file of both, and what a mode said over it goes', () => {
    expect(placed({ tokens: card(px(2)), dark: card(px(4)) }, set(px(3)))).toEqual({
      'tokens.json': card(px(3)),
      'tokens.dark.json': {},
    });
  });

  it('nowhere where it would say what holds without it, and what says it is taken out', () => {
    expect(placed({ tokens: card(px(2)), dark: card(px(4)) }, set(px(2), 'dark'))).toEqual({
      'tokens.dark.json': {},
    });
    expect(placed({ tokens: card(px(2)) }, set(px(2), 'dark'))).toEqual({});
    expect(placed({ tokens: card(px(2)) }, set(px(2)))).toEqual({});
    expect(
      placed(
        { manifest: { extends: 'metro' }, family: family({ tokens: card(px(9)) }) },
        set(px(9)),
      ),
    ).toEqual({});
    // An alias says more than its value.
    expect(placed({}, set('{radius.button}'))).toEqual({ 'tokens.json': card('{radius.button}') });
  });

  it('out of one mode or of all, with the groups that would be empty', () => {
    const all = { tokens: card(px(2)), dark: card(px(4)) };
    expect(placed(all, set(undefined, 'dark'))).toEqual({ 'tokens.dark.json': {} });
    expect(placed(all, set(undefined))).toEqual({ 'tokens.json': {}, 'tokens.dark.json': {} });
    expect(placed({}, set(undefined))).toEqual({});
  });

  it('under the type of its group', () => {
    const tokens = { radius: { $type: 'dimension', button: { $value: px(5) } } };
    expect(placed({ tokens }, set(px(3)))).toEqual({
      'tokens.json': { radius: { ...tokens.radius, card: { $value: px(3) } } },
    });
  });
});

describe('where a file points or begins elsewhere, a token goes', () => {
  const set = (value: unknown, mode?: 'dark' | 'light'): EditRequest => ({
    of: 'token',
    token: 'radius.card',
    value,
    ...(mode ? { mode } : {}),
  });
  const round = { $type: 'dimension', card: { $value: px(20) } };
  const palette = { edge: { $type: 'dimension', $value: px(7) } };

  it('in place of the pointer, with the type that the pointer told', () => {
    const tokens = { palette, radius: { card: { $ref: '#/palette/edge', $description: 'Edge.' } } };
    const written = { $description: 'Edge.', $value: px(3), $type: 'dimension' };
    expect(placed({ tokens }, set(px(3)))).toEqual({
      'tokens.json': { palette, radius: { card: written } },
    });
    const alias = { palette, radius: { card: { $value: '{palette.edge}' } } };
    expect(placed({ tokens: alias }, set(px(3)))).toEqual({
      'tokens.json': { palette, radius: { card: { $value: px(3), $type: 'dimension' } } },
    });
  });

  it('into the group that begins with it, in the file that has the last word', () => {
    const tokens = { round, radius: { $extends: '{round}' } };
    expect(placed({ tokens }, set(px(3)))).toEqual({
      'tokens.json': {
        round,
        radius: { $extends: '{round}', card: { $type: 'dimension', $value: px(3) } },
      },
    });
    const dark = { radius: { $extends: '{round}' } };
    const files = { tokens: { round }, dark };
    const own = { $type: 'dimension', $value: px(3) };
    expect(placed(files, set(px(3)))).toEqual({
      'tokens.json': { round, radius: { card: own } },
      'tokens.dark.json': { radius: { $extends: '{round}', card: own } },
    });
    expect(placed(files, set(undefined))).toEqual({});
  });

  it('into the part of a resolver document that says it, or into its last set', () => {
    const document = (base: object, night: object, day: object) => ({
      version: '2025.10',
      sets: { base: { sources: [{ palette }, base] } },
      modifiers: { theme: { contexts: { dark: [night], light: [day] } } },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    });
    const plain = document({}, {}, {});
    expect(placed({ tokens: plain }, set(px(3)))).toEqual({
      'tokens.json': document(card(px(3)), {}, {}),
    });
    expect(placed({ tokens: plain }, set(px(3), 'dark'))).toEqual({
      'tokens.json': document({}, card(px(3)), {}),
    });
    const said = document(card(px(2)), card(px(4)), {});
    expect(placed({ tokens: said }, set(px(3)))).toEqual({
      'tokens.json': document(card(px(3)), {}, {}),
    });
    expect(placed({ tokens: said }, set(undefined, 'dark'))).toEqual({
      'tokens.json': document(card(px(2)), {}, {}),
    });
    expect(placed({ tokens: said }, set(undefined))).toEqual({
      'tokens.json': document({}, {}, {}),
    });
  });
});

it('writes a slot by the name that the template knows it under, and not what is usual anyway', () => {
  expect(placed({}, { of: 'slot', slot: 'rail', value: 'words' })).toEqual({
    'template.json': { slots: { rail: 'words' } },
  });
  expect(placed({}, { of: 'slot', slot: 'memberCentre', value: 'new' })).toEqual({
    'template.json': { mem_cen: '1' },
  });
  const template = { slots: { rail: 'words', hot: 'mosaic' } };
  expect(placed({ template }, { of: 'slot', slot: 'rail', value: 'holders' })).toEqual({
    'template.json': { slots: { hot: 'mosaic' } },
  });
  const shared = family({ template });
  expect(placed({ family: shared }, { of: 'slot', slot: 'rail', value: 'words' })).toEqual({});
  expect(placed({ family: shared }, { of: 'slot', slot: 'rail', value: 'holders' })).toEqual({
    'template.json': { slots: { rail: 'holders' } },
  });
});

it('writes texts and keys into their files, and leaves to a family what it says', () => {
  const text = { of: 'text', language: 'EN', key: 'hero.title', value: 'Fly' } as const;
  expect(placed({ texts: { EN: { 'hero.title': 'Go' } } }, text)).toEqual({
    'locales/EN.json': { 'hero.title': 'Fly' },
  });
  expect(placed({ family: family({ texts: { EN: { 'hero.title': 'Fly' } } }) }, text)).toEqual({});
  const color = { of: 'manifest', path: ['brand', 'action', 'color'] } as const;
  expect(placed({}, { ...color, value: '#112233' })).toMatchObject({
    'manifest.jsonc': { brand: { action: { color: '#112233' } } },
  });
  expect(placed({ family: family({}) }, { ...color, value: '#2457d6' })).toMatchObject({
    'manifest.jsonc': { brand: { action: {} } },
  });
});
