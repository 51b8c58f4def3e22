import type { Tx } from '../../database/transact.ts';
import { Refusal } from '../../http/refusal.ts';
import { shownCurrency, toDecimal, toMinor } from '../../money.ts';
import type { Platform } from '../../platform.ts';
import { seenPlaying } from '../launch/store.ts';
import { balanceAt, book, rollBack } from '../rounds/book.ts';
import { newsOf, transactAndTell, type GameName } from '../rounds/news.ts';
import { PlayRefusal } from '../rounds/refusal.ts';
import { findSitting, hasEnded, type Sitting } from '../rounds/sitting.ts';
import { once } from '../wallet/idempotency.ts';

/** After play has ended, a round that is open can be brought to its end for so long. */
const GRACE = 7 * 86_400_000;

/** A vendor as it has signed for itself: what it does is at one merchant. */
export interface Vendor {
  readonly merchant: string;
  readonly vendor: string;
}

export interface Moved {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount: string;
}

export interface Undone {
  readonly token: string;
  readonly transactionId: string;
  readonly betTransactionId: string;
}

export interface Provider {
  session(by: Vendor, token: string): Promise<object>;
  bet(by: Vendor, bet: Moved): Promise<object>;
  win(by: Vendor, win: Moved & { readonly ends: boolean }): Promise<object>;
  rollback(by: Vendor, rollback: Undone): Promise<object>;
}

/** The wallet as a game's server side sees it: each call one transaction, each id one effect. */
export function createProvider(
  platform: Pick<Platform, 'db' | 'clock' | 'sites' | 'live' | 'states'>,
  nameOf: GameName,
): Provider {
  const moveMoney = (kind: 'bet' | 'win', by: Vendor, moved: Moved, ends: boolean) =>
    transactAndTell(platform, async (tx, tell) => {
      const sitting = await sittingOf(tx, platform, by, moved.token);
      const amount = amountOf(moved.amount, sitting.session.currency, kind);
      const request = [kind, moved.roundId, amount.toString(), String(ends)];
      return once(tx, keyed(sitting, moved.transactionId, request), async () => {
        requireTime(sitting, kind === 'bet' ? 0 : GRACE);
        if (kind === 'bet' && platform.states.isClosed(sitting.merchant)) {
          throw new Refusal('vendor.maintenance');
        }
        const moves = [{ kind, ref: moved.transactionId, amount }];
        const booked = await book(tx, sitting, { round: moved.roundId, moves, ends });
        tell(await newsOf(tx, sitting, booked, nameOf));
        return { status: booked.round.status, ...purse(sitting, booked.balance) };
      });
    });

  return {
    session: (by, token) =>
      transactAndTell(platform, async (tx) => {
        const sitting = await sittingOf(tx, platform, by, token);
        requireTime(sitting, 0);
        const { session, now } = sitting;
        await seenPlaying(tx, session, now);
        return {
          playerId: session.memberId.toString(),
          nodeId: session.nodeId,
          mode: session.mode,
          endsAt: session.endsAt,
          ...purse(sitting, await balanceAt(tx, sitting)),
        };
      }),
    bet: (by, bet) => moveMoney('bet', by, bet, false),
    win: (by, win) => moveMoney('win', by, win, win.ends),
    rollback: (by, { token, transactionId, betTransactionId }) =>
      transactAndTell(platform, async (tx, tell) => {
        const sitting = await sittingOf(tx, platform, by, token);
        const request = ['rollback', betTransactionId];
        return once(tx, keyed(sitting, transactionId, request), async () => {
          requireTime(sitting, GRACE);
          const taken = await rollBack(tx, sitting, transactionId, betTransactionId);
          if (taken !== undefined) tell(await newsOf(tx, sitting, taken, nameOf));
          const { currency } = sitting.session;
          return {
            returned: toDecimal(taken?.returned ?? 0n, currency),
            ...purse(sitting, taken?.balance ?? (await balanceAt(tx, sitting))),
          };
        });
      }),
  };
}

/** Somebody else's session is as unknown as one that never was. */
async function sittingOf(
  tx: Tx,
  platform: Pick<Platform, 'sites' | 'clock'>,
  { merchant, vendor }: Vendor,
  token: string,
): Promise<Sitting> {
  const sitting = await findSitting(tx, platform, token);
  const isOwn = sitting?.session.merchant === merchant && sitting.session.vendor === vendor;
  if (sitting === undefined || !isOwn) throw new PlayRefusal('session.unknown');
  return sitting;
}

function requireTime(sitting: Sitting, grace: number): void {
  if (hasEnded({ ...sitting, now: sitting.now - grace })) throw new Refusal('session.ended');
}

/** A vendor's ids are kept for ever (`sweep.ts`): a win that is sent again next week must not pay. */
function keyed({ session, now }: Sitting, key: string, request: readonly string[]) {
  const scope = `provider:${session.vendor}`;
  return { merchant: session.merchant, scope, key, request: [session.id, ...request], now };
}

function amountOf(written: string, currency: string, kind: 'bet' | 'win'): bigint {
  const amount = toMinor(written, currency);
  const least = kind === 'bet' ? 1n : 0n;
  if (amount !== undefined && amount >= least) return amount;
  throw new Refusal('request.invalid', { errors: [{ field: 'amount', code: 'format' }] });
}

function purse({ session: { currency } }: Sitting, balance: bigint) {
  return { balance: toDecimal(balance, currency), currency: shownCurrency(currency) };
}
