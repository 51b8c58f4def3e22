import { expect, it } from 'vitest';
import { sheet } from '../emit/sheet.ts';
import { readMerchant } from '../merchant.ts';
import { merchantFiles, srgb, tokenAt } from '../testing/merchant-files.ts';
import { parseSource } from './source.ts';
import { didYouMean } from './suggest.ts';

const faultsOf = (changes: Parameters<typeof merchantFiles>[0]) =>
  readMerchant(merchantFiles(changes)).diagnostics.map(({ file, code, line, column, hint }) => ({
    code,
    at: `${file}:${line}:${column}`,
    hint,
  }));

const slip = (text: string, kind: 'comments' | 'strict' = 'strict') => {
  const [first] = parseSource({ file: 'f', text }, kind).diagnostics;
  return first && [first.code, `${first.line}:${first.column}`, first.hint];
};

it('says of a last comma that it goes, where it stands', () => {
  expect(slip('{\n  "a": 1,\n}')).toEqual(['source.syntax', '2:9', 'Remove the comma.']);
  expect(slip('{"a": [1, 2 , ]}')).toEqual(['source.syntax', '1:13', 'Remove the comma.']);
  expect(slip('{\n  "a": 1,\n}', 'comments')).toBeUndefined();
  expect(slip('{"a": 02}')).toEqual(['source.syntax', '1:7', 'Numbers are written as 12 or 0.5.']);
  expect(slip('{"a": 1 "b": 2}')?.[2]).toContain('comma stands between');
});

it('says of an empty file that it is empty', () => {
  for (const text of ['', ' \n\t ', '// nothing\n/* yet */'])
    expect(slip(text)).toEqual(['source.empty', '1:1', 'At least {} stands in it.']);
});

it('names a type that there is not once, where it stands', () => {
  const tokens = {
    color: {
      $type: 'colour',
      surface: { mat: { $value: srgb(0, 0, 0) }, tab: { $value: srgb(0, 0, 0) } },
      nowhere: { $value: srgb(0, 0, 0) },
    },
  };
  expect(faultsOf({ tokens })).toEqual([
    { code: 'token.type', at: 'tokens.json:3:14', hint: 'Did you mean "color"?' },
    {
      code: 'token.unknown',
      at: expect.stringMatching(/^tokens\.json:/) as string,
      hint: expect.any(String) as string,
    },
  ]);
});

it('reads a key of the format without its sign as the slip it is, once', () => {
  const tokens = { radius: { card: { $type: 'dimension', value: { value: 3, unit: 'px' } } } };
  expect(faultsOf({ tokens })).toEqual([
    { code: 'token.key', at: 'tokens.json:5:7', hint: 'Did you mean "$value"?' },
  ]);
  const type = { type: { text: { weight: { type: 'fontWeight', $value: 500 } } } };
  expect(faultsOf({ tokens: type })).toContainEqual({
    code: 'token.key',
    at: 'tokens.json:5:9',
    hint: 'Did you mean "$type"?',
  });
});

it('parts names by objects, never by dots in them', () => {
  const tokens = { 'radius.card': { $type: 'dimension', $value: { value: 3, unit: 'px' } } };
  expect(faultsOf({ tokens })).toEqual([
    {
      code: 'token.key',
      at: 'tokens.json:2:3',
      hint: expect.stringContaining('an object of its own') as string,
    },
  ]);
});

it('takes seconds and milliseconds up to the same minute', () => {
  const of = (value: number, unit: string) =>
    faultsOf({ tokens: tokenAt('motion.press', 'duration', { value, unit }) }).filter(
      ({ code }) => code === 'token.value',
    ).length;
  expect([of(60, 's'), of(60_000, 'ms'), of(61, 's'), of(60_001, 'ms')]).toEqual([0, 0, 1, 1]);
});

it('keeps texts of a language by any name, so that it can say there is none', () => {
  const files = merchantFiles();
  const file = { file: 'locales/__proto__.json', text: '{}' };
  const texts = Object.fromEntries([['__proto__', file]]);
  const { diagnostics } = readMerchant({ ...files, texts });
  expect(diagnostics.map(({ code }) => code)).toEqual(['texts.language']);
});

it('tells of a misspelt alias which token was meant, of the type that is wanted', () => {
  const of = (alias: string) => faultsOf({ tokens: tokenAt('color.surface.mat', 'color', alias) });
  expect(of('{color.surfce.page}')[0]?.hint).toBe('Did you mean "color.surface.page"?');
  expect(of('{color.x-y}')[0]?.hint).toBe('"livery tokens" lists every color there is.');
  expect(of('{color.surface.page')[0]?.hint).toContain('in braces');
  const radius = faultsOf({ tokens: tokenAt('radius.card', 'dimension', '{radius.buton}') });
  expect(radius[0]?.hint).toBe('Did you mean "radius.button"?');
});

it('looks for no near name of what is far too long to be one', () => {
  expect(didYouMean('x'.repeat(300_000), ['xx'])).toBeUndefined();
  expect(didYouMean('2', ['0', '1'])).toBeUndefined();
  expect(didYouMean('radus', ['radius'])).toBe('Did you mean "radius"?');
});

it('lets a file of texts name its schema, and tells all of its slips', () => {
  const $schema = '../../packages/themes/schemas/v3/texts.json';
  expect(faultsOf({ texts: { EN: { $schema, 'hero.title': 'Fly' } } })).toEqual([]);
  const { merchant } = readMerchant(merchantFiles({ texts: { EN: { $schema, a: 'b' } } }));
  expect(merchant?.texts).toMatchObject({ EN: { a: 'b' } });
  expect(merchant?.texts['EN']).not.toHaveProperty('$schema');
  const broken = { 'hero title': 'Fly', 'legal.tagline': 'Win' };
  const files = merchantFiles({ texts: { EN: broken } });
  const app = { textKeys: new Set(['hero.title']), languages: new Set(['EN']) };
  const codes = readMerchant({ ...files, app }).diagnostics.map(({ code }) => code);
  expect(codes).toContain('schema.unknown-key');
  expect(codes.some((code) => code === 'texts.unknown-key' || code === 'jurisdiction.text')).toBe(
    true,
  );
});

it('calls no token unused while nobody knows what the layout reads', () => {
  const tokens = tokenAt('effect.tileGlow', 'number', 0.5);
  const unused = (template: object) =>
    faultsOf({ tokens, template }).filter(({ code }) => code === 'token.unused').length;
  expect(unused({ slots: {} })).toBe(1);
  expect(unused({ slots: { frames: 'glow' } })).toBe(0);
  expect(unused({ slots: { frames: 'gloww' } })).toBe(0);
  expect(unused({ slots: { frames: 'glow' }, sltos: {} })).toBe(0);
});

it('writes a list of families so that what stands behind it is still tried', () => {
  const written = (names: readonly string[]) => {
    const { merchant } = readMerchant(
      merchantFiles({ tokens: tokenAt('type.text.family', 'fontFamily', names) }),
    );
    return /--lv-type-text-family:([^;}]+)/.exec(merchant ? sheet(merchant.themes) : '')?.[1];
  };
  const alone = written(['Archivo Variable']);
  expect(alone).toContain('Archivo Variable Fallback');
  expect(written(['Archivo Variable', 'sans-serif'])).toBe(alone);
  expect(written(['Archivo Variable', 'Noto Sans', 'system-ui'])).toMatch(
    /^'Archivo Variable', ?'Archivo Variable Fallback', ?'Noto Sans'$/,
  );
});
