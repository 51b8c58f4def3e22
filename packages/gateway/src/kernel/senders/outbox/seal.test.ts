import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const own = createSeal('a key of thirty-two letters or more', 'letters');

it('opens what it sealed, where it was sealed for', () => {
  const sealed = own.seal('Your code is 471193', ['aurora', '1']);
  expect(own.open(sealed, ['aurora', '1'])).toBe('Your code is 471193');
  expect(sealed.includes('471193')).toBe(false);
  expect(own.seal('Your code is 471193', ['aurora', '1']).equals(sealed)).toBe(false);
});

it('opens nothing else', () => {
  const sealed = own.seal('text', ['aurora', '1']);
  expect(own.open(sealed, ['aurora', '2'])).toBeUndefined();
  expect(own.open(sealed.subarray(0, 8), ['aurora', '1'])).toBeUndefined();
  expect(own.open(Buffer.alloc(0), ['aurora', '1'])).toBeUndefined();
  const changed = Buffer.from(sealed);
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(own.open(changed, ['aurora', '1'])).toBeUndefined();
  for (const other of [
    createSeal('a key of thirty-two letters or less', 'letters'),
    createSeal('a key of thirty-two letters or more', 'cards'),
  ]) {
    expect(other.open(sealed, ['aurora', '1'])).toBeUndefined();
    expect(other.mark('text')).not.toBe(own.mark('text'));
  }
});

it('marks the same text the same', () => {
  expect(own.mark('text')).toBe(own.mark('text'));
  expect(own.mark('text')).not.toBe(own.mark('texts'));
});
