import { expect, it } from 'vitest';

import { topicAt } from './topic-at.ts';

it('opens the topic that was asked for', () => {
  expect(topicAt(2, 5)).toBe(2);
});

it('opens the first where there is no such topic', () => {
  expect(topicAt(5, 5)).toBe(0);
  expect(topicAt(-1, 5)).toBe(0);
  expect(topicAt(Number.NaN, 5)).toBe(0);
  expect(topicAt(1.5, 5)).toBe(0);
  expect(topicAt(0, 0)).toBe(0);
});
