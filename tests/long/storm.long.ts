import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runJourneys('storm', count, process.env['LIVERY_STORM']);
  say('every page stood, and went on once the fault was over');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'the lobby and the rooms of a member in a browser while the platform is gone, slow, cut off, broken, busy, empty or something else; LIVERY_STORM="home of a member" is a part of it',
  count: 1,
  run,
};
