import { expect, it, vi } from 'vitest';

import { both } from './both.ts';

it('tells theirs first, then does its own', () => {
  const order: string[] = [];
  both<Event>(
    () => order.push('theirs'),
    () => order.push('ours'),
  )(new Event('click'));
  expect(order).toEqual(['theirs', 'ours']);
});

it('does its own where nobody else listens', () => {
  const ours = vi.fn<() => void>();
  both(undefined, ours)(new Event('click'));
  expect(ours).toHaveBeenCalledOnce();
});

it('leaves its own when it is asked to', () => {
  const ours = vi.fn<() => void>();
  both<Event>((event) => event.preventDefault(), ours)(new Event('click', { cancelable: true }));
  expect(ours).not.toHaveBeenCalled();
});
