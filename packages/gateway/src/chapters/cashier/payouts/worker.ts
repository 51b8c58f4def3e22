import type { House } from '../../chapter.ts';
import { providerOf } from '../providers/accounts.ts';
import { claimEvents, endEvent, postponeEvent, type EventRow } from '../providers/events.ts';
import { findUnknown } from '../settlement/unknown.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { changePayout, claimPayouts, findPayoutNamed, type PayoutRow } from './rows/payouts.ts';
import { payoutRanks } from './rows/states.ts';
import { applyPayoutFact } from './apply.ts';
import { letGo } from './let-go.ts';
import { followPayout } from './send.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';

const MOST_AT_ONCE = 20;

const wasSent = ({ state }: PayoutRow): boolean =>
  payoutRanks[state] >= payoutRanks.sending && state !== 'refused';

/** Looks after payouts whose time has come and after what providers told. The rows are the jobs. */
export function startPayoutWork(house: House): OpenWork {
  const { db, clock, sites, warn } = house;

  const askable = async ({ merchant: code, provider: name }: PayoutRow | EventRow) => {
    const merchant = sites.of(code);
    const provider = await providerOf(house, { merchant: code, provider: name });
    if (merchant === undefined || provider === undefined) throw new Error('nobody to be asked');
    return { merchant, provider };
  };

  const followEvent = async (row: EventRow): Promise<void> => {
    const { merchant, provider } = await askable(row);
    const { reference, provider_ref: ref } = row;
    const name =
      reference === null ? { provider: row.provider, provider_ref: ref ?? '' } : { reference };
    const payout = await findPayoutNamed(db, row.merchant, name);
    const asked = payout?.reference ?? reference;
    const fact = asked === null ? undefined : await provider.read(asked, 'out');
    if (payout === undefined || fact === undefined) {
      warn({ merchant: row.merchant, reference }, 'a provider tells of a payout nobody knows');
      if (fact !== undefined) await findUnknown(db, row, fact, clock());
    } else if (wasSent(payout)) {
      await applyPayoutFact(house, merchant, payout, fact);
    } else {
      // Money left for what we have not sent: nobody’s money to move, and somebody’s to look at.
      await findUnknown(db, row, fact, clock());
    }
    await endEvent(db, row, clock());
  };

  const follow = async (row: PayoutRow): Promise<void> => {
    const { merchant, provider } = await askable(row);
    const may = row.state === 'requested' ? await letGo(house, merchant, row) : row;
    if (may !== undefined) await followPayout(house, merchant, provider, may);
  };

  const one = async (
    work: () => Promise<void>,
    putOff: (error: unknown) => Promise<void>,
  ): Promise<void> => {
    try {
      await work();
    } catch (error) {
      warn({ err: error }, 'a payout could not be looked after');
      await putOff(error).catch((again: unknown) => warn({ err: again }, 'nor be put off'));
    }
  };

  const look = async (): Promise<boolean> => {
    const events = await claimEvents(db, 'out', MOST_AT_ONCE, clock());
    const payouts = await claimPayouts(db, MOST_AT_ONCE, clock());
    await Promise.all([
      ...events.map((row) =>
        one(
          () => followEvent(row),
          (error) =>
            postponeEvent(db, row, error instanceof Error ? error.name : 'unknown', clock()),
        ),
      ),
      ...payouts.map((row) =>
        one(
          () => follow(row),
          () =>
            changePayout(db, row, {
              leased_until: null,
              next_check_at: nextCheck(row.checks, clock()),
            }),
        ),
      ),
    ]);
    return events.length === MOST_AT_ONCE || payouts.length === MOST_AT_ONCE;
  };

  return startLooking(look, (error) => warn({ err: error }, 'payouts were not looked for'));
}
