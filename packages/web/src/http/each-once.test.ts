import { expect, it } from 'vitest';
import { eachOnce } from './each-once.ts';

it('shows once that was moved on to the next page', () => {
  const pages = [
    ['3', '2'],
    ['2', '1'],
  ];
  expect(eachOnce(pages, (id) => id)).toEqual(['3', '2', '1']);
});
