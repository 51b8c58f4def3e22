import type { House } from '../../chapter.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import { providerOf } from '../providers/accounts.ts';
import { claimEvents, endEvent, postponeEvent, type EventRow } from '../providers/events.ts';
import { lookAtOrder, takeUnknown } from './look.ts';
import { changeOrder, claimOrders, findByName, type DepositRow } from './rows/orders.ts';
import { nextCheck } from '../../../kernel/providers/checks.ts';

const MOST_AT_ONCE = 20;

/** Looks after orders whose time has come and after what providers told. The rows are the jobs. */
export function startDepositWork(house: House): OpenWork {
  const { db, clock, sites, warn } = house;

  const followEvent = async (row: EventRow): Promise<void> => {
    const merchant = sites.of(row.merchant);
    const provider = await providerOf(house, row);
    if (merchant === undefined || provider === undefined) throw new Error('nobody to be asked');
    const { reference, provider_ref: providerRef } = row;
    const name = reference === null ? { providerRef: providerRef ?? '' } : { reference };
    const order = await findByName(db, row.merchant, row.provider, name);
    if (order !== undefined) await lookAtOrder(house, merchant, provider, order);
    else if (reference !== null) {
      const fact = await provider.read(reference, 'in');
      if (fact !== undefined) {
        warn({ merchant: row.merchant, reference }, 'a provider tells of an order nobody knows');
        await takeUnknown(house, merchant, row.provider, fact);
      }
    }
    await endEvent(db, row, clock());
  };

  const followOrder = async (row: DepositRow): Promise<void> => {
    const merchant = sites.of(row.merchant);
    const provider = await providerOf(house, row);
    if (merchant === undefined || provider === undefined) throw new Error('nobody to be asked');
    await lookAtOrder(house, merchant, provider, row);
  };

  const one = async (
    work: () => Promise<void>,
    putOff: (error: unknown) => Promise<void>,
  ): Promise<void> => {
    try {
      await work();
    } catch (error) {
      warn({ err: error }, 'a deposit could not be looked after');
      await putOff(error).catch((again: unknown) => warn({ err: again }, 'nor be put off'));
    }
  };

  const look = async (): Promise<boolean> => {
    const events = await claimEvents(db, 'in', MOST_AT_ONCE, clock());
    const orders = await claimOrders(db, MOST_AT_ONCE, clock());
    await Promise.all([
      ...events.map((row) =>
        one(
          () => followEvent(row),
          (error) => postponeEvent(db, row, nameOf(error), clock()),
        ),
      ),
      ...orders.map((row) =>
        one(
          () => followOrder(row),
          () =>
            changeOrder(db, row, {
              leased_until: null,
              next_check_at: nextCheck(row.checks, clock()),
            }),
        ),
      ),
    ]);
    return events.length === MOST_AT_ONCE || orders.length === MOST_AT_ONCE;
  };

  return startLooking(look, (error) => warn({ err: error }, 'deposits were not looked for'));
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
