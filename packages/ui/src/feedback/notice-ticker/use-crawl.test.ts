import { expect, it } from 'vitest';

import { crawlTime } from './use-crawl.ts';

it('takes as long as the words are wide', () => {
  expect(crawlTime(360)).toBe(10_000);
  expect(crawlTime(720)).toBe(2 * crawlTime(360));
  expect(crawlTime(0)).toBe(0);
});
