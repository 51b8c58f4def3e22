// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { unseenIn } from './use-latest.ts';

const message = (from: 'mine' | 'theirs'): HTMLElement => {
  const element = document.createElement('div');
  element.dataset['from'] = from;
  return element;
};

it('counts what others said after the last that was seen', () => {
  const all = [message('theirs'), message('mine'), message('theirs'), message('theirs')];
  expect(unseenIn(all, all[1])).toBe(2);
  expect(unseenIn(all, all[3])).toBe(0);
  expect(unseenIn([...all, message('mine')], all[2])).toBe(1);
});

it('counts nothing before anything was seen', () => {
  expect(unseenIn([message('theirs')], undefined)).toBe(0);
});
