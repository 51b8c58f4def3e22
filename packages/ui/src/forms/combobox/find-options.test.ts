import { describe, expect, it } from 'vitest';

import { findOptions, groupsOf, type ComboboxOption } from './find-options.ts';

const countries: readonly ComboboxOption[] = [
  { value: 'PG', label: 'Papua New Guinea', group: 'Oceania' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast', group: 'Africa' },
  { value: 'GN', label: 'Guinea', group: 'Africa' },
  { value: 'NZ', label: 'New Zealand', description: 'Aotearoa', group: 'Oceania' },
];
const found = (text: string): string =>
  findOptions(countries, text)
    .map(({ value }) => value)
    .join(' ');

describe('what is found', () => {
  it.each([
    ['', 'PG CI GN NZ'],
    ['guin', 'GN PG'],
    ['GUINEA', 'GN PG'],
    ['cote', 'CI'],
    ['dIv', 'CI'],
    ['ivory', 'CI'],
    ['aotea', 'NZ'],
    ['guinea new', 'PG'],
    ['ealan', 'NZ'],
    ['narnia', ''],
    ['!', ''],
  ])('for “%s” is %s', (text, values) => {
    expect(found(text)).toBe(values);
  });
});

it('puts options under their headings, in the order of the first of each', () => {
  const groups = groupsOf(findOptions(countries, 'guinea'));
  expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
    ['Africa', 1],
    ['Oceania', 1],
  ]);
});
