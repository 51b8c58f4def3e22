import { runJourneys } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runJourneys('axe', count, process.env['LIVERY_AXE']);
  say('axe finds nothing serious');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'every page of a member, their menus and what opens over a page, in four brands, both modes, English and Arabic, under axe; LIVERY_AXE="noir: pages" is a part of it',
  count: 1,
  run,
};
