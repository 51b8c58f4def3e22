import { expect, it } from 'vitest';
import type { DepositMethod } from '../api/deposit-methods.ts';
import { hasRoom, isSound, lessOf, mostByMethod, quoteOf } from './quote.ts';

const fee = (fixed: string, percent: string) => ({ fee: { fixed, percent } });

it.each([
  ['0.00', '0.00', '500', '0.00', '500.00'],
  ['15.00', '0.00', '500', '15.00', '485.00'],
  ['0.00', '1.50', '333.33', '4.99', '328.34'],
  ['5.00', '2.25', '0.01', '5.00', '0.00'],
  ['0', '1.00', '1999', '19', '1980'],
  ['0.00', '0.00', '90071992547409.93', '0.00', '90071992547409.93'],
  ['0.00', '0.00', '12.5', '0.00', '12.50'],
])('of a fee of %s and %s %%, %s costs %s and gives %s', (fixed, percent, amount, cost, credit) => {
  expect(quoteOf(fee(fixed, percent), amount)).toEqual({ fee: cost, credit });
});

it('takes one amount from another, and never goes below nothing', () => {
  expect(lessOf('500.00', '15.00')).toBe('485.00');
  expect(lessOf('500', '0.5')).toBe('499.5');
  expect(lessOf('5.00', '7.00')).toBe('0.00');
});

const method: DepositMethod = {
  id: 'card',
  kind: 'gateway',
  rail: 'card',
  name: 'Card',
  min: '100.00',
  max: '5000.00',
  presets: [],
  ...fee('0.00', '0.00'),
};
const room = (amount: string) => ({
  amount,
  limitType: 'deposit' as const,
  period: '24h' as const,
  resetAt: 0,
});

it('takes what a limit leaves for the most where that is less', () => {
  expect(mostByMethod(method, undefined)).toBe('5000.00');
  expect(mostByMethod(method, room('900.00'))).toBe('900.00');
  expect(mostByMethod(method, room('9000.00'))).toBe('5000.00');
});

it('has no room where less is left than the least', () => {
  expect(hasRoom(method, room('99.99'))).toBe(false);
  expect(hasRoom(method, room('100.00'))).toBe(true);
  expect(hasRoom(method, undefined)).toBe(true);
});

it.each([
  ['', false],
  ['0.00', false],
  ['99.99', false],
  ['100', true],
  ['900.00', true],
  ['900.01', false],
])('of what is left, “%s” can be paid in: %s', (amount, can) => {
  expect(isSound(method, room('900.00'), amount)).toBe(can);
});
