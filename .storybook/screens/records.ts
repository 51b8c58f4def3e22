const year = 'startDate=2026-01-01&endDate=2026-12-31';

/** The records of a year, as they were recorded. */
export const records = {
  bets: `/m/gameRecord?${year}`,
  transactions: `/m/transaction/record?${year}`,
} as const;
