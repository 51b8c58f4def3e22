import { transact } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import type { House } from '../../chapter.ts';
import { presentMembers } from '../inbox/letters.ts';
import { unreadNews } from '../inbox/unread.ts';
import { askFirst } from './ask-first.ts';
import { writeBatch } from './batch.ts';
import { runningCampaigns, type CampaignKey } from './store.ts';

/** Works off what is written to everybody: a batch of each campaign in turn, so that none waits for another. */
export function startCampaigns(house: House): OpenWork {
  const { db, clock, sites, live, warn } = house;

  const tell = async (merchant: Merchant, members: readonly bigint[]): Promise<void> => {
    const present = await presentMembers(db, merchant, members, clock());
    for (const news of await unreadNews(db, merchant.code, present)) live.publish(news);
  };

  const goOn = async (merchant: Merchant, key: CampaignKey): Promise<boolean> => {
    if (!(await askFirst(house, merchant, key))) return false;
    const batch = await transact(db, (tx) => writeBatch(tx, merchant, key, clock()));
    if (batch === undefined) return false;
    // News is a hint: whoever does not hear it finds the letter when they look.
    await tell(merchant, batch.members).catch(() => {});
    return !batch.isLast;
  };

  const look = async (): Promise<boolean> => {
    let isMore = false;
    for (const merchant of sites.merchants) {
      for (const key of await runningCampaigns(db, merchant.code)) {
        const goesOn = await goOn(merchant, key).catch((error: unknown) => {
          warn({ err: error, merchant: key.merchant }, 'letters were not written');
          return false;
        });
        if (goesOn) isMore = true;
      }
    }
    return isMore;
  };

  return startLooking(look, (error) => warn({ err: error }, 'campaigns were not looked for'));
}
