import { runInAllBrands } from './playwright.ts';
import type { Long } from './run.ts';

function run(count: number, say: (line: string) => void): Promise<void> {
  runInAllBrands('loading', count, process.env['LIVERY_LOADING']);
  say('every brand begins as it should');
  return Promise.resolve();
}

export const long: Long = {
  about:
    'how pages begin, in four brands and both modes, of which the gate looks at two homes and the other pages of one; LIVERY_LOADING="noir: home" is a part of it',
  count: 1,
  run,
};
