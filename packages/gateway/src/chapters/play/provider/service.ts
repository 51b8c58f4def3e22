import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { shownCurrency, toDecimal, toMinor } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { seenPlaying } from '../provider-sessions/store.ts';
import { book, rollBack } from '../rounds/book.ts';
import { purseAt, writtenPurse, type Purse } from '../rounds/purse.ts';
import { newsOf, transactAndTell, type GameName } from '../rounds/news.ts';
import { PlayRefusal } from '../rounds/refusal.ts';
import {
  findCurrentSession,
  hasEnded,
  isOver,
  type CurrentSession,
} from '../provider-sessions/current.ts';
import { answerOnce } from '../../../kernel/idempotency.ts';

/** After play has ended, a round that is open can be brought to its end for so long. */
const GRACE = 7 * 86_400_000;

/** A vendor as it has signed for itself: what it does is at one merchant. */
export interface Vendor {
  readonly merchant: string;
  readonly vendor: string;
}

export interface MoveResult {
  readonly token: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly amount: string;
}

export interface Rollback {
  readonly token: string;
  readonly transactionId: string;
  readonly betTransactionId: string;
}

export interface Provider {
  session(by: Vendor, token: string): Promise<object>;
  bet(by: Vendor, bet: MoveResult): Promise<object>;
  win(by: Vendor, win: MoveResult & { readonly ends: boolean }): Promise<object>;
  rollback(by: Vendor, rollback: Rollback): Promise<object>;
}

/** The wallet as a game's server side sees it: each call one transaction, each id one effect. */
export function createProvider(
  services: Pick<Services, 'db' | 'clock' | 'sites' | 'live' | 'states'>,
  nameOf: GameName,
): Provider {
  const moveMoney = (kind: 'bet' | 'win', by: Vendor, moved: MoveResult, ends: boolean) =>
    transactAndTell(services, async (tx, tell) => {
      const current = await sittingOf(tx, services, by, moved.token);
      const amount = amountOf(moved.amount, current.session.currency, kind);
      const request = [kind, moved.roundId, amount.toString(), String(ends)];
      return answerOnce(tx, keyed(current, moved.transactionId, request), async () => {
        if (kind === 'bet') requirePlay(current);
        else requireGrace(current);
        if (kind === 'bet' && services.states.isClosed(current.merchant)) {
          throw new Refusal('vendor.maintenance');
        }
        const moves = [{ kind, ref: moved.transactionId, amount }];
        const booked = await book(tx, current, { round: moved.roundId, moves, ends });
        tell(await newsOf(tx, current, booked, nameOf));
        return { status: booked.round.status, ...purse(current, booked.purse) };
      });
    });

  return {
    session: (by, token) =>
      transactAndTell(services, async (tx) => {
        const current = await sittingOf(tx, services, by, token);
        requirePlay(current);
        const { session, now } = current;
        await seenPlaying(tx, session, now);
        return {
          playerId: session.memberId.toString(),
          nodeId: session.nodeId,
          mode: session.mode,
          endsAt: session.endsAt,
          ...purse(current, await purseAt(tx, current)),
        };
      }),
    bet: (by, bet) => moveMoney('bet', by, bet, false),
    win: (by, win) => moveMoney('win', by, win, win.ends),
    rollback: (by, { token, transactionId, betTransactionId }) =>
      transactAndTell(services, async (tx, tell) => {
        const current = await sittingOf(tx, services, by, token);
        const request = ['rollback', betTransactionId];
        return answerOnce(tx, keyed(current, transactionId, request), async () => {
          requireGrace(current);
          const taken = await rollBack(tx, current, transactionId, betTransactionId);
          if (taken !== undefined) tell(await newsOf(tx, current, taken, nameOf));
          const { currency } = current.session;
          return {
            returned: toDecimal(taken?.returned ?? 0n, currency),
            ...purse(current, taken?.purse ?? (await purseAt(tx, current))),
          };
        });
      }),
  };
}

/** Somebody else's session is as unknown as one that never was. */
async function sittingOf(
  tx: Tx,
  services: Pick<Services, 'sites' | 'clock'>,
  { merchant, vendor }: Vendor,
  token: string,
): Promise<CurrentSession> {
  const current = await findCurrentSession(tx, services, token);
  const isOwn = current?.session.merchant === merchant && current.session.vendor === vendor;
  if (current === undefined || !isOwn) throw new PlayRefusal('session.unknown');
  return current;
}

function requirePlay(current: CurrentSession): void {
  if (isOver(current)) throw new Refusal('session.ended');
}

function requireGrace(current: CurrentSession): void {
  if (hasEnded({ ...current, now: current.now - GRACE })) throw new Refusal('session.ended');
}

/** A vendor's ids are kept for ever (`sweep.ts`): a win that is sent again next week must not pay. */
function keyed({ session, now }: CurrentSession, key: string, request: readonly string[]) {
  const scope = `provider:${session.vendor}`;
  return { merchant: session.merchant, scope, key, request: [session.id, ...request], now };
}

function amountOf(written: string, currency: string, kind: 'bet' | 'win'): bigint {
  const amount = toMinor(written, currency);
  const least = kind === 'bet' ? 1n : 0n;
  if (amount !== undefined && amount >= least) return amount;
  throw new Refusal('request.invalid', { errors: [{ field: 'amount', code: 'format' }] });
}

function purse({ session: { currency } }: CurrentSession, has: Purse) {
  return { ...writtenPurse(has, currency), currency: shownCurrency(currency) };
}
