import type { ConformanceCase } from './case.ts';
import { openingCases } from './opening.ts';
import { payoutCases } from './payouts.ts';
import { readingCases } from './reading.ts';
import { tellingCases } from './telling.ts';
import { undoingCases } from './undoing.ts';

/** What every adapter has to pass, against its provider's sandbox or a record of it. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...openingCases,
  ...readingCases,
  ...undoingCases,
  ...payoutCases,
  ...tellingCases,
];
