import { expect, it } from 'vitest';
import { requireGoodPaymentPassword } from './rules.ts';

const isTaken = (digits: string, birthday: string | null = '1990-04-17') => {
  try {
    requireGoodPaymentPassword(digits, { birthday, field: 'new' });
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['000000', 'one digit'],
  ['121212', 'two of them'],
  ['112211', 'two of them'],
  ['123123', 'the same twice'],
  ['112233', 'pairs'],
  ['123456', 'up'],
  ['890123', 'up past nine'],
  ['654321', 'down'],
  ['210987', 'down past nought'],
  ['170490', 'the birthday'],
  ['041790', 'the birthday'],
  ['900417', 'the birthday'],
  ['199004', 'the birthday'],
  ['041990', 'the birthday'],
])('refuses %s: %s', (digits) => {
  expect(isTaken(digits)).toBe(false);
});

it('takes what is none of these, and another’s birthday', () => {
  expect(['471193', '132435', '901234', '170491', '135790'].filter((one) => !isTaken(one))).toEqual(
    ['901234'],
  );
  expect(isTaken('170490', null)).toBe(true);
});
