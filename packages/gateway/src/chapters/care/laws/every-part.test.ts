import { expect, it } from 'vitest';
import { laws } from '../../../testing/laws/laws.ts';
import { tried } from '../../../testing/laws/parts.ts';

const parts = new Set(['minAge', ...laws.flatMap(({ policy }) => Object.keys(policy))]);
const kept = new Set(Object.values(tried).flatMap((trials) => Object.keys(trials)));

it('tries every part of a law', () => {
  expect([...kept].toSorted()).toEqual([...parts].toSorted());
});
