import { expect, it } from 'vitest';

import { placesOf } from './places.ts';

const digits = (text: string) => placesOf(text).map(({ digit }) => digit);

it('parts digits from what stands between them', () => {
  expect(placesOf('₱8,41').map(({ text }) => text)).toEqual(['₱', '8', ',', '4', '1']);
  expect(digits('₱8,41')).toEqual([undefined, 8, undefined, 4, 1]);
});

it('keeps a sign of several letters in one piece', () => {
  expect(placesOf('R$ 7').map(({ text }) => text)).toEqual(['R$ ', '7']);
});

it('names places from the end, so that a longer number moves none of them', () => {
  const last = (text: string) => placesOf(text).at(-1)?.key;
  expect(last('999')).toBe(last('1,000'));
});

it('reads and rolls the digits of every script', () => {
  expect(digits('٨٣٠')).toEqual([8, 3, 0]);
  expect(digits('९०')).toEqual([9, 0]);
  expect(placesOf('٨')[0]?.column).toBe('٠\n١\n٢\n٣\n٤\n٥\n٦\n٧\n٨\n٩');
});
