import type { House } from '../../chapter.ts';
import { claimSendBacks, sendBack } from './send-back.ts';

const LOOK = 2_000;
const MOST_AT_ONCE = 20;

/** Carries out what people decided to send back. The rows are the jobs, as of deposits. */
export function startSendBacks(house: House): { close(): Promise<void> } {
  const { db, clock, warn } = house;
  const look = async (): Promise<void> => {
    const due = await claimSendBacks(db, MOST_AT_ONCE, clock());
    for (const row of due) {
      // What fails stays claimed for a while, and is then due again.
      await sendBack(house, row).catch((error: unknown) =>
        warn({ err: error }, 'money could not be sent back'),
      );
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => warn({ err: error }, 'money to be sent back was not looked for'))
      .finally(() => {
        looking = undefined;
      });
  }, LOOK);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
