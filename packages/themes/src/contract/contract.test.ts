import { expect, it } from 'vitest';
import { cssName } from './css.ts';
import { languages } from './languages.ts';
import { tokenByPath } from './tree.ts';

it('has at most 250 public tokens, each with a role in a sentence', () => {
  expect(tokenByPath.size).toBeLessThanOrEqual(250);
  for (const [path, { role }] of tokenByPath) expect(role, path).toMatch(/^[A-Z].{4,}\.$/);
});

it('pairs colours only with colours that exist', () => {
  for (const [path, { pair }] of tokenByPath) {
    for (const on of pair?.on ?? [])
      expect(tokenByPath.get(on)?.type, `${path} on ${on}`).toMatch(/^(color|gradient)$/);
  }
});

it('names every custom property once, under one prefix', () => {
  const names = [...tokenByPath.keys()].map(cssName);
  expect(new Set(names).size).toBe(names.length);
  expect(cssName('type.display.heroSpacing')).toBe('--lv-type-display-hero-spacing');
});

it('knows forty languages, four of them written from right to left [CF-11]', () => {
  expect(languages.size).toBe(40);
  expect(
    [...languages]
      .filter(([, { dir }]) => dir === 'rtl')
      .map(([code]) => code)
      .toSorted(),
  ).toEqual(['AR', 'FA', 'HE', 'UR']);
  for (const [code, { tag }] of languages) expect(() => new Intl.Locale(tag), code).not.toThrow();
});

it('knows the country of nineteen languages [ST-15]', () => {
  const known = [...languages].flatMap(([code, { country }]) =>
    country === undefined ? [] : [`${code} ${country}`],
  );
  expect(known).toHaveLength(19);
  expect(known).toEqual(expect.arrayContaining(['EN US', 'JA JP', 'PT-BR BR', 'TY PH']));
});
