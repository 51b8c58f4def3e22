import type { House } from '../../chapter.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { alone } from './alone.ts';
import { noteAsOf } from '../reports/as-of.ts';
import { countSpans } from '../reports/spans.ts';
import { openFence } from './fence.ts';
import { countOnline, foldOpenDays } from './fold.ts';

/** Looks between two folds, and between two counts of who is online: about 10 s and 30 s. */
const FOLD_EVERY = 5;
const ONLINE_EVERY = 15;

/** Between two looks for ranges that are to be counted: about ten minutes. */
const SPANS_EVERY = 300;

/** Counts people of several days for large lines, beside everything else. */
export function startSpans({ db, clock, sites, warn }: House): OpenWork {
  let turn = 0;
  const look = async (): Promise<boolean> => {
    turn += 1;
    if (turn % SPANS_EVERY !== 1) return false;
    for (const merchant of sites.merchants) {
      await countSpans(db, merchant, clock()).catch((error: unknown) =>
        warn({ err: error, merchant: merchant.code }, 'people of teams were not counted'),
      );
    }
    return false;
  };
  return startLooking(look, (error) => warn({ err: error }, 'people of teams were not counted'));
}

/** Keeps the sums of teams up with play, in every gateway; of several one does it. */
export function startFolds(house: House): OpenWork {
  const { db, clock, sites, warn } = house;
  let turn = 0;
  const look = async (): Promise<boolean> => {
    const [folds, counts] = [turn % FOLD_EVERY === 0, turn % ONLINE_EVERY === 0];
    turn += 1;
    if (!folds) return false;
    for (const merchant of sites.merchants) {
      const isMine = await alone(db, merchant.code, async (tx) => {
        await openFence(tx, merchant, clock());
        return true;
      });
      // Another gateway does it, and says as of when.
      if (isMine !== true) continue;
      const began = clock();
      await foldOpenDays(db, merchant.code);
      await noteAsOf(db, merchant.code, began);
      if (counts) await countOnline(db, merchant.code, clock());
    }
    return false;
  };
  return startLooking(look, (error) => warn({ err: error }, 'sums of teams were not kept up'));
}
