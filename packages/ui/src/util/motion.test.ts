import { expect, it } from 'vitest';
import { motionTime } from './motion.ts';

const told = (value: string): number | undefined =>
  motionTime({ getPropertyValue: () => value }, '--lv-motion-page');

it.each([
  ['320ms', 320],
  [' 2500ms', 2_500],
  ['2.5s', 2_500],
  ['.32s', 320],
  ['0s', 0],
])('reads %s as a sheet may write it', (value, time) => {
  expect(told(value)).toBe(time);
});

it('knows no time where none is told', () => {
  expect(told('')).toBe(undefined);
  expect(told('soon')).toBe(undefined);
});
