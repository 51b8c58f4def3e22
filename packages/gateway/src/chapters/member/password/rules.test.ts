import { expect, it } from 'vitest';
import { Refusal } from '../../../kernel/refusal.ts';
import { requireGoodPassword } from './rules.ts';

function isWeak(password: string): boolean {
  const rule = { names: ['marisol88', '9171234567', undefined], site: 'Aurora Bay' };
  try {
    requireGoodPassword(password, { ...rule, field: 'newPassword' });
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'password.weak') return true;
    throw error;
  }
}

it.each([
  ['figures in their order, over the nought', '12345678901'],
  ['and backwards', '10987654321'],
  ['one figure, then another', '11112222'],
  ['and a third', '111122223333'],
  ['pairs in their order', '112233445566'],
  ['a few keys held down', 'aaaa____bbbb'],
  ['the alphabet', 'abcdefgh'],
  ['a row of keys', 'qwertyuiop'],
  ['a row of a German keyboard', 'qwertzuiop'],
  ['a row of a French keyboard', 'azertyuiop'],
  ['rows beside each other', 'qweasdzxc'],
  ['a row there and back', 'asdfghgfdsa'],
  ['letters, then figures', 'abcd1234'],
  ['figures, then keys', '1234qwer'],
  ['the same again', 'kx7pkx7p'],
  ['a known word', 'password99'],
  ['the account’s name', 'marisol88'],
  ['the account’s name with something after it', 'Marisol88!2026'],
  ['the account’s number', '+63 917 123 4567'],
  ['the site’s name', 'aurora-bay-99'],
  ['a word of the site’s name', 'Aurora2026'],
])('refuses %s: %s', (_, password) => {
  expect(isWeak(password)).toBe(true);
});

it.each([
  'seven quiet rivers',
  'correct horse battery',
  'Livery-demo-1',
  'kx7p2mqz',
  'marisol88 walks by the harbour',
  'an aurora over quiet hills',
  'my cat weighs 1234 grams',
])('takes %s', (password) => {
  expect(isWeak(password)).toBe(false);
});
