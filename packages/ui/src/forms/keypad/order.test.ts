import { expect, it } from 'vitest';

import { shuffledOrder, typed, usualOrder } from './order.ts';

const pin = { maxLength: 4, decimals: 0 };
const amount = { maxLength: 9, decimals: 2 };

it('shuffles every digit to some place', () => {
  const first = shuffledOrder(() => 0);
  expect(first).not.toEqual(usualOrder);
  expect(first.toSorted()).toEqual(usualOrder.toSorted());
  expect(shuffledOrder((below) => below - 1)).toEqual(usualOrder);
});

it('types a code up to its length', () => {
  expect(typed('012', '3', pin)).toBe('0123');
  expect(typed('0123', '4', pin)).toBeUndefined();
  expect(typed('0', '0', pin)).toBe('00');
  expect(typed('1', '.', pin)).toBeUndefined();
  expect(typed('1', 'x', pin)).toBeUndefined();
});

it('types an amount with one sign and so many places behind it', () => {
  expect(typed('', '.', amount)).toBe('0.');
  expect(typed('12', '.', amount)).toBe('12.');
  expect(typed('12.', '.', amount)).toBeUndefined();
  expect(typed('12.5', '0', amount)).toBe('12.50');
  expect(typed('12.50', '1', amount)).toBeUndefined();
  expect(typed('0', '7', amount)).toBe('7');
});

it('takes the last one back', () => {
  expect(typed('12', 'Backspace', pin)).toBe('1');
  expect(typed('', 'Backspace', pin)).toBeUndefined();
});
