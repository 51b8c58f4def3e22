import type { TestClock } from '../clock.ts';
import { runUntil } from '../engine/worker.ts';
import type { House } from '../house.ts';
import { json, Refusal, route, type Route } from '../http/route.ts';
import { readJson } from './read.ts';

/** What a test moves time by. A provider that serves people does not have it. */
export function testRoutes(house: House, clock: TestClock): readonly Route[] {
  let last: Promise<void> = Promise.resolve();
  return [
    route('POST', '/test/clock', async (ask) => {
      const { forward } = readJson(ask);
      if (typeof forward !== 'number' || forward < 0) {
        throw new Refusal(400, 'bad_request', 'forward is a number of milliseconds.');
      }
      // One after the other: two at once would do the same things twice.
      last = last.then(() => runUntil(house, clock, clock.now() + forward));
      await last;
      return json(200, { now: clock.now() });
    }),
  ];
}
