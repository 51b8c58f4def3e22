import { expect, it } from 'vitest';
import { nextStep, withoutStep, withStep } from './steps.ts';

const steps = [
  { from: '0', active: '3', rate: '5' },
  { from: '10000', active: '5', rate: '10' },
] as const;

it('begins another step with the people of the last one, and without an amount', () => {
  expect(nextStep(steps)).toEqual({ from: '', active: '5', rate: '' });
  expect(nextStep([])).toEqual({ from: '', active: '0', rate: '' });
});

it('changes one step and takes one away, and leaves the others', () => {
  expect(withStep(steps, 1, { rate: '12' })).toEqual([steps[0], { ...steps[1], rate: '12' }]);
  expect(withoutStep(steps, 0)).toEqual([steps[1]]);
});
