import { expect, it } from 'vitest';

import { formatMoment } from './moment.ts';

it('tells a moment in the zone it is asked for', () => {
  const moment = '2026-11-24T05:00:00Z';
  expect(formatMoment(moment, 'en-GB', 'UTC')).toMatch(/Tuesday.*24 November.*05:00 UTC/);
  expect(formatMoment(moment, 'en-GB', 'Asia/Manila')).toMatch(/13:00 GMT\+8/);
});
