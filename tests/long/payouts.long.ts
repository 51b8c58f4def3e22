import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runJourneys('payouts', count, process.env['LIVERY_PAYOUTS']);
  say('every payout ended as it is tabled, in both currencies');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'each of the ways in which a payout can go, from its page through another party to the wallet; LIVERY_PAYOUTS="mango: payout_slow" is a part of it',
  count: 1,
  run,
};
