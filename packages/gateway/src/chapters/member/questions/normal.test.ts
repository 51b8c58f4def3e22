import { expect, it } from 'vitest';
import { normalAnswer } from './normal.ts';

it.each([
  ['  Santo   Niño ', 'santo nino'],
  ['SANTO NINO', 'santo nino'],
  ['Santo-Niño!', 'santo nino'],
  ['مدرسةُ الأمل', 'مدرسة الامل'],
  ['٤٢', '٤٢'],
  ['—', ''],
])('reads %s as %s', (answer, meant) => {
  expect(normalAnswer(answer)).toBe(meant);
});
