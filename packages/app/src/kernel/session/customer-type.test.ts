import { expect, it } from 'vitest';
import { hasAgentCenter, mayInvite } from './customer-type.ts';

const known = [0, 1, 2, 4, 40, 41, 42];

it('shows the agency to all but members, guests of free play and their like (part of ST-23) (part of RO-08)', () => {
  expect(known.filter((type) => hasAgentCenter(type))).toEqual([1, 2, 41, 42]);
  expect(hasAgentCenter(7)).toBe(true);
  expect(hasAgentCenter(undefined)).toBe(false);
});

it('offers to invite friends to visitors, and to members while that is rewarded (part of RO-09)', () => {
  expect(mayInvite(undefined, false)).toBe(true);
  expect(known.filter((type) => mayInvite(type, true))).toEqual([0, 4, 40]);
  expect(known.filter((type) => mayInvite(type, false))).toEqual([]);
});
