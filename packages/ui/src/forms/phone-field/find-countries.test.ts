import { describe, expect, it } from 'vitest';

import { countryOptions } from './country-options.tsx';
import { findCountries } from './find-countries.ts';

const english = [
  { code: 'PH', dial: '63', name: 'Philippines' },
  { code: 'US', dial: '1', name: 'United States' },
  { code: 'JM', dial: '1876', name: 'Jamaica' },
  { code: 'CA', dial: '1', name: 'Canada' },
  { code: 'CI', dial: '225', name: 'Côte d’Ivoire' },
  { code: 'ZW', dial: '263', name: 'Zimbabwe' },
];
const arabic = [
  { code: 'PH', dial: '63', name: 'الفلبين' },
  { code: 'DE', dial: '49', name: 'ألمانيا' },
];
const found = (text: string, countries = english) =>
  findCountries(countries)(countryOptions(countries, 'PH'), text).map(({ value }) => value);

describe('countries', () => {
  it.each(['+63', '63', '0063', ' ＋63 ', '٦٣'])(
    'are found by the code %s and no part of it',
    (text) => {
      expect(found(text)).toEqual(['PH']);
    },
  );

  it('are found by how a code begins, the shortest first', () => {
    expect(found('1')).toEqual(['US', 'CA', 'JM']);
    expect(found('187')).toEqual(['JM']);
    expect(found('99')).toEqual([]);
  });

  it.each([
    ['phil', 'PH'],
    ['PHILIPP', 'PH'],
    ['cote', 'CI'],
    ['states', 'US'],
    ['zw', 'ZW'],
  ])('are found by %s', (text, code) => {
    expect(found(text)[0]).toBe(code);
  });

  it.each(['الفلبين', 'فلبين', 'phil', '63'])('are found on an Arabic page by %s', (text) => {
    expect(found(text, arabic)).toEqual(['PH']);
  });

  it('are found without the marks of Arabic letters', () => {
    expect(found('المانيا', arabic)).toEqual(['DE']);
  });

  it('are all there while only a plus is typed, and none of them for another sign', () => {
    expect(found('')).toHaveLength(6);
    expect(found('??')).toEqual([]);
  });
});
