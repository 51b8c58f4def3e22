import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runJourneys('walk', count, process.env['LIVERY_WALK']);
  say('every address is its page or leads on');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'every address of the specification at 320, 390 and 768 px, as visitor, member, guest, agent and VIP in all demos; LIVERY_WALK="noir: agent" is a part of it',
  count: 1,
  run,
};
