import { expect, it } from 'vitest';

import { codeIn } from './code-in.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['Your code is 123456', '123456'],
  ['Aurora Bay: your code is 482193. It is valid for 5 minutes. Never share it.', '482193'],
  ['Valid for 10 minutes: 482 193\n@aurora.example #482193', '482193'],
  ['Code 4821. Call 0800 123 4567 if it was not you.', '4821'],
  ['48', '48'],
  ['no code', ''],
])('of "%s" the code is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

it('prefers one of the length that is asked for', () => {
  expect(codeIn('Order 20261128, code 482193', 6)).toBe('482193');
});
