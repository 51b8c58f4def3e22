import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { seenPlaying } from '../provider-sessions/store.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import {
  addToTotals,
  notePlay,
  requireKnown,
  requirePlay,
  requireRoom,
  type PlayTotal,
} from '../../care/index.ts';
import { fromTo, houseAccount, lockAccounts, post, type Transfer } from '../../cashier/index.ts';
import { findMovement, markVoid, writeMovements, type MovementSource } from './movements.ts';
import { PlayRefusal } from './refusal.ts';
import type { CurrentSession } from '../provider-sessions/current.ts';
import { addToRound, hasRound, openRound, takeBack, type RoundRow } from './store.ts';

export interface Move {
  readonly kind: 'bet' | 'win';
  /** The vendor's own id of it. */
  readonly ref: string;
  /** In minor units; a bet is above zero, a win may be nothing. */
  readonly amount: bigint;
}

export interface Booking {
  /** The vendor's name of the round, in this session. */
  readonly round: string;
  readonly moves: readonly Move[];
  /** Nothing more is to come of the round. */
  readonly ends: boolean;
  readonly outcome?: unknown;
}

export interface RoundBooking {
  readonly round: RoundRow;
  /** Of the account that was played from, after it all. */
  readonly balance: bigint;
}

/**
 * Bets and wins of one round: the ledger, the round, the vendor's ids, the
 * member's totals and the time in play, all or nothing. The caller holds the
 * session and has seen to it that a repeat does not come this far (ADR 28).
 */
export async function book(
  tx: Tx,
  current: CurrentSession,
  booking: Booking,
): Promise<RoundBooking> {
  const { session, now } = current;
  const staked = sumOf(booking.moves, 'bet');
  if (staked > 0n) await requireStake(tx, current, booking.moves, staked);
  const won = sumOf(booking.moves, 'win');
  const change = {
    ref: booking.round,
    stake: staked,
    win: won,
    ends: booking.ends,
    outcome: booking.outcome ?? {},
    now,
  };
  const opened = staked > 0n ? await openRound(tx, session, change) : undefined;
  const round = opened ?? (await addToRound(tx, session, change));
  if (round === undefined) {
    const isClosed = staked > 0n || (await hasRound(tx, session, booking.round));
    throw new PlayRefusal(isClosed ? 'round.closed' : 'round.missing');
  }
  const balance = await move(tx, current, round.id, booking.moves);
  const rounds = opened === undefined ? 0 : 1;
  await count(tx, current, now, { staked, won, rounds });
  return { round, balance };
}

export interface TakenBack extends RoundBooking {
  readonly returned: bigint;
}

/**
 * Gives a stake back, once. A bet that is not here yet is marked, so that it is
 * refused when it comes: undefined then, and for a bet that was undone before.
 */
export async function rollBack(
  tx: Tx,
  current: CurrentSession,
  ref: string,
  betRef: string,
): Promise<TakenBack | undefined> {
  const { session, now } = current;
  const { merchant, vendor } = session;
  const source = sourceOf(current);
  const nothing = { amount: 0n, transferId: null };
  const rolled = { ref, kind: 'rollback', undoes: betRef } as const;
  // Taking the bet's own id settles which of the two came first, whatever else is under way.
  const mark = { ...nothing, ref: betRef, kind: 'bet', roundId: null, isVoid: true } as const;
  const isFirst = await writeMovements(tx, source, [mark]);
  const bet = isFirst ? undefined : await findMovement(tx, merchant, vendor, betRef);
  if (bet !== undefined && (bet.kind !== 'bet' || bet.sessionId !== session.id)) {
    throw new PlayRefusal('bet.missing');
  }
  if (bet?.roundId == null || bet.isVoid) {
    const about = { ...rolled, ...nothing, roundId: bet?.roundId ?? null };
    if (!(await writeMovements(tx, source, [about]))) throw new Refusal('idempotency.mismatch');
    await seenPlaying(tx, session, now);
    return undefined;
  }
  const { roundId, amount } = bet;
  const round = await takeBack(tx, merchant, roundId, amount, now);
  if (round === undefined) throw new PlayRefusal('round.closed');
  const house = await houseAccount(tx, merchant, session.currency);
  const [posted] = await post(tx, merchant, session.currency, [
    { kind: 'rollback', at: now, legs: fromTo(house, session.accountId, amount) },
  ]);
  const about = { ...rolled, amount, roundId, transferId: posted?.id ?? null };
  if (!(await writeMovements(tx, source, [about]))) throw new Refusal('idempotency.mismatch');
  await markVoid(tx, merchant, bet.id);
  const rounds = round.status === 'void' ? -1 : 0;
  // Taken from the day it was staked on, or that day's limit would stay used up.
  await count(tx, current, bet.at.getTime(), { staked: -amount, won: 0n, rounds });
  const balance = posted?.balances.get(session.accountId);
  return { round, balance: balance ?? (await balanceAt(tx, current)), returned: amount };
}

export async function balanceAt(tx: Tx, { session }: CurrentSession): Promise<bigint> {
  const held = await lockAccounts(tx, session.merchant, [session.accountId]);
  return held.get(session.accountId) ?? 0n;
}

/** The balance after the money has moved. */
async function move(
  tx: Tx,
  current: CurrentSession,
  roundId: bigint,
  moves: readonly Move[],
): Promise<bigint> {
  const { session, now } = current;
  const { merchant, currency, accountId: player } = session;
  const house = await houseAccount(tx, merchant, currency);
  const paid = moves.filter(({ amount }) => amount > 0n);
  const transfers = paid.map(({ kind, amount }): Transfer => {
    const [from, to] = kind === 'bet' ? [player, house] : [house, player];
    return { kind, at: now, legs: fromTo(from, to, amount) };
  });
  const posted = transfers.length === 0 ? [] : await post(tx, merchant, currency, transfers);
  const isNew = await writeMovements(
    tx,
    sourceOf(current),
    moves.map((one) => ({ ...one, roundId, transferId: posted[paid.indexOf(one)]?.id ?? null })),
  );
  if (!isNew) throw await usedBefore(tx, current, moves);
  return posted.at(-1)?.balances.get(player) ?? balanceAt(tx, current);
}

const sourceOf = ({ session, now }: CurrentSession): MovementSource => ({
  merchant: session.merchant,
  vendor: session.vendor,
  sessionId: session.id,
  now,
});

/** An id that is taken is a bet that was undone before it came, or a fault of the vendor. */
async function usedBefore(
  tx: Tx,
  { session }: CurrentSession,
  moves: readonly Move[],
): Promise<Error> {
  for (const { ref } of moves) {
    const known = await findMovement(tx, session.merchant, session.vendor, ref);
    if (known?.kind === 'bet' && known.isVoid) return new PlayRefusal('bet.void');
  }
  return new Refusal('idempotency.mismatch');
}

/** Real play counts towards the member's totals; any play towards the session's. */
async function count(tx: Tx, current: CurrentSession, at: number, total: PlayTotal): Promise<void> {
  const { session, merchant, guard, now } = current;
  if (session.mode === 'real') {
    const { memberId, currency } = session;
    const day = dayIn(merchant.timeZone, at);
    await addToTotals(tx, { merchant: merchant.code, memberId, day, currency }, total);
    const begins = total.staked > 0n;
    if (guard !== undefined) await notePlay(tx, merchant, guard, { ...total, begins, now });
  }
  await seenPlaying(tx, session, now, total);
}

/** The one place where a stake is let in: what bars it, and what it may still be. */
async function requireStake(
  tx: Tx,
  { session, merchant, guard, now }: CurrentSession,
  moves: readonly Move[],
  staked: bigint,
): Promise<void> {
  if (guard === undefined) return;
  requireKnown(merchant, session.level);
  await requirePlay(tx, merchant, guard, now);
  const single = moves.reduce(
    (most, { kind, amount }) => (kind === 'bet' && amount > most ? amount : most),
    0n,
  );
  await requireRoom(tx, merchant, guard, { staked, single, lost: staked }, now);
}

function sumOf(moves: readonly Move[], kind: Move['kind']): bigint {
  return moves.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n);
}
