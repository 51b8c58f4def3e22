import { languages } from '@livery/themes/contract';
import { expect, it, vi } from 'vitest';

import { formatWhole } from './figures.ts';
import { formatPadded, formatPlaces } from './places.ts';

const tags = [...languages.values()].map(({ tag }) => tag);
const odd = ['ar', 'ar-AE', 'en-IN', 'es-MX', 'th-TH-u-nu-thai', 'ur-IN', 'sw-KE'];
const wholes = [0, 1, 7, 10, 99, 100, 999, 1000, 1234, 12_345, 999_999, 1_234_567, -4, 2 ** 53 - 1];

it.each([...tags, ...odd])('writes whole numbers as Intl does in %s', (tag) => {
  const format = new Intl.NumberFormat(tag);
  for (const value of wholes) expect(formatWhole(value, tag)).toBe(format.format(value));
  for (const value of [0n, 640n, 9_007_199_254_740_993n])
    expect(formatWhole(value, tag)).toBe(format.format(value));
});

it.each([...tags, ...odd])('writes two places as Intl does in %s', (tag) => {
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: false });
  for (const places of ['00', '05', '40', '99']) {
    const [zero = ''] = new Intl.NumberFormat(tag).format(0);
    expect(zero + formatPlaces(places, tag)).toBe(format.format(Number(`0.${places}`)));
  }
});

it.each([...tags, ...odd])('writes the figures of a clock as Intl does in %s', (tag) => {
  const format = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2, useGrouping: false });
  for (const value of [0, 7, 10, 59, 100, 1234])
    expect(formatPadded(value, tag)).toBe(format.format(value));
});

it('asks the browser for nothing that it knows', () => {
  const asked = vi.spyOn(Intl, 'NumberFormat');
  formatWhole(640, 'fil-PH');
  formatWhole(999, 'fr-FR');
  formatWhole(12_480n, 'en');
  formatPlaces('50', 'en');
  formatPadded(7, 'de-DE');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
