import { closeDays } from '../../../packages/gateway/src/chapters/agents/close/close.ts';
import { everyChapter, eventsOf } from '../../../packages/gateway/src/chapters/all.ts';
import { readConfig } from '../../../packages/gateway/src/kernel/config/config.ts';
import { openDatabase } from '../../../packages/gateway/src/kernel/database/pool.ts';
import { openLive } from '../../../packages/gateway/src/kernel/live/live.ts';
import { loadMerchants } from '../../../packages/gateway/src/kernel/sites/merchants.ts';
import { dayIn } from '../../../packages/gateway/src/kernel/time/days.ts';
import { platform } from './platform.ts';

const DAY = 86_400_000;

const clock = (): number => Date.now() + DAY;

/**
 * A gateway beside the running one, whose clock is a day ahead: it brings today to
 * its close, as any gateway of the platform will tomorrow. Answers which day that is.
 */
export async function closeToday(code: string): Promise<string> {
  const { databaseUrl = '' } = platform();
  const merchant = loadMerchants(readConfig(process.env).sites).find((one) => one.code === code);
  if (merchant === undefined) throw new Error(`There is no merchant ${code}.`);
  const db = openDatabase(databaseUrl, () => {}, 3);
  const live = await openLive(db, databaseUrl, () => {});
  const today = dayIn(merchant.timeZone, Date.now());
  const events = eventsOf(everyChapter);
  const isClosed = () =>
    db
      .selectFrom('agent_close')
      .select('period')
      .where('merchant', '=', code)
      .where('kind', '=', 'rebate')
      .where('period', '=', today)
      .where('state', '=', 'closed')
      .executeTakeFirst();
  try {
    // Whoever is writing at this moment is waited for, as on any night.
    for (const until = Date.now() + 300_000; (await isClosed()) === undefined;) {
      if (Date.now() > until) throw new Error(`${today} was not closed.`);
      await closeDays({ db, events, live, clock }, merchant);
    }
  } finally {
    await live.close();
    await db.destroy();
  }
  return today;
}
