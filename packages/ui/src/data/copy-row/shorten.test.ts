import { expect, it } from 'vitest';

import { endsOf } from './shorten.ts';

it('keeps what fits whole', () => {
  expect(endsOf('marisol88', 9)).toEqual(['marisol88', '']);
});

it('leaves out the middle, and shows both ends', () => {
  expect(endsOf('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', 13)).toEqual(['TQn9Y2', 'KcbLSE']);
  expect(endsOf('0123456789', 8)).toEqual(['0123', '789']);
});

it('cuts no letter in half', () => {
  expect(endsOf('👩‍👧👩‍👧👩‍👧👩‍👧👩‍👧', 3)).toEqual(['👩‍👧', '👩‍👧']);
});

it('shows a letter at each end at least, and never the whole where there is room for less', () => {
  expect([0, 1, 2, 3].map((room) => endsOf('marisol88', room))).toEqual(
    Array.from({ length: 4 }, () => ['m', '8']),
  );
});
