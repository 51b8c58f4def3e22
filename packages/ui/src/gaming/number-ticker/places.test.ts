import { expect, it } from 'vitest';

import { numberPlaces } from './places.ts';

const digits = (text: string) => numberPlaces(text).map(({ digit }) => digit);

it('parts digits from what stands between them', () => {
  expect(numberPlaces('₱8,41').map(({ text }) => text)).toEqual(['₱', '8', ',', '4', '1']);
  expect(digits('₱8,41')).toEqual([undefined, 8, undefined, 4, 1]);
});

it('keeps a sign of several letters in one piece', () => {
  expect(numberPlaces('R$ 7').map(({ text }) => text)).toEqual(['R$ ', '7']);
});

it('names places from the end, so that a longer number moves none of them', () => {
  const last = (text: string) => numberPlaces(text).at(-1)?.key;
  expect(last('999')).toBe(last('1,000'));
});

it('reads and rolls the digits of every script', () => {
  expect(digits('٨٣٠')).toEqual([8, 3, 0]);
  expect(digits('९०')).toEqual([9, 0]);
  expect(numberPlaces('٨')[0]?.column).toBe('٠\n١\n٢\n٣\n٤\n٥\n٦\n٧\n٨\n٩');
});
