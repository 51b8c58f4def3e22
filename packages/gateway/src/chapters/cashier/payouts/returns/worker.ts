import type { Merchant } from '../../../../kernel/sites/merchants.ts';
import type { House } from '../../../chapter.ts';
import { startLooking, type OpenWork } from '../../../../kernel/time/looking.ts';
import { payoutWork } from '../../work/shelf.ts';
import { payoutNews } from '../rows/news.ts';
import { dueReturns } from './due.ts';
import { returnBalance } from './return-balance.ts';

const MOST_AT_ONCE = 50;

/**
 * Sends back what is left to whoever excluded themselves, where a law says so.
 * The guards are the jobs; of several gateways each holds one, and the next
 * finds nothing left.
 */
export function startReturns(house: House): OpenWork {
  const { db, clock, sites, live, warn } = house;
  const lookAt = async (merchant: Merchant): Promise<boolean> => {
    const due = await dueReturns(db, merchant, MOST_AT_ONCE, clock());
    let hasFailed = false;
    for (const one of due) {
      const payout = await returnBalance(house, merchant, one).catch((error: unknown) => {
        hasFailed = true;
        warn({ err: error, merchant: merchant.code }, 'a balance was not sent back');
      });
      if (!payout) continue;
      for (const news of payoutNews(payout, true)) live.publish(news);
      house.ask(payoutWork).wake();
    }
    // What fails has time until the next look.
    return due.length === MOST_AT_ONCE && !hasFailed;
  };
  const look = async (): Promise<boolean> => {
    const all = await Promise.all(sites.merchants.map(lookAt));
    return all.includes(true);
  };
  return startLooking(look, (error) => warn({ err: error }, 'balances were not looked for'));
}
