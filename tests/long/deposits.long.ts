import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runJourneys('deposits', count, process.env['LIVERY_DEPOSITS']);
  say('every deposit ended as it is tabled, in both layouts');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'each of the ways in which a deposit can go, from its page through another party to the wallet, in both layouts; LIVERY_DEPOSITS="mango: declined" is a part of it',
  count: 1,
  run,
};
