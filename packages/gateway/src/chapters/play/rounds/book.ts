import type { Tx } from '../../../kernel/database/transact.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { seenPlaying } from '../provider-sessions/store.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { countTurnover } from '../../agents/index.ts';
import {
  addToTotals,
  notePlay,
  requireKnown,
  requirePlay,
  requireRoom,
  type PlayTotal,
} from '../../care/index.ts';
import {
  fromTo,
  houseAccount,
  legsOf,
  mostAtOnce,
  noteStakes,
  placeOfBonus,
  post,
  returnStake,
  settleStakes,
  sharesOf,
  shareWin,
  splitStakes,
  takeTurns,
  type PlayPurse,
  type SplitStake,
  type Transfer,
} from '../../cashier/index.ts';
import { findMovement, markVoid, writeMovements, type MovementSource } from './movements.ts';
import { PlayRefusal } from './refusal.ts';
import type { CurrentSession } from '../provider-sessions/current.ts';
import { bonusPurse, cashPurse, purseAt, type Purse } from './purse.ts';
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
  /** What may be staked after it all. */
  readonly purse: Purse;
  /** A bonus was earned or used up, or the next one’s turn came. */
  readonly hasTurned: boolean;
}

/** Who plays with a bonus or did, and how their stakes are paid. */
interface BonusPlay {
  readonly purse: PlayPurse;
  readonly stakes: readonly SplitStake[];
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
  const play = await bonusPlay(tx, current, booking.moves, staked > 0n);
  if (staked > 0n) await requireStake(tx, current, booking.moves, staked, play);
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
  const moved = await move(tx, current, round, booking.moves, play);
  const rounds = opened === undefined ? 0 : 1;
  const stakedBonus = bonusOf(play);
  await count(tx, current, now, { staked, won, stakedBonus, wonBonus: moved.wonBonus, rounds });
  if (booking.ends) await countSettled(tx, current, round, play !== undefined);
  if (play === undefined) return { round, purse: moved.purse, hasTurned: false };
  if (booking.ends) await settleStakes(tx, session.merchant, round.id);
  return { round, ...(await turned(tx, current)) };
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
  const isBonus = current.guard?.has_grants === true;
  const stake = isBonus ? await returnStake(tx, merchant, roundId, betRef) : undefined;
  const bonus = stake?.bonus ?? 0n;
  const place = stake && (await placeOfBonus(tx, merchant, session.accountId, stake));
  const legs = legsOf(
    { account: house, amount: -amount },
    { account: session.accountId, amount: amount - (place?.isCash === false ? bonus : 0n) },
    { account: place?.account ?? session.accountId, amount: place?.isCash === false ? bonus : 0n },
  );
  const [posted] = await post(tx, merchant, session.currency, [
    { kind: 'rollback', at: now, legs },
  ]);
  const about = { ...rolled, amount, roundId, transferId: posted?.id ?? null };
  if (!(await writeMovements(tx, source, [about]))) throw new Refusal('idempotency.mismatch');
  await markVoid(tx, merchant, bet.id);
  const rounds = round.status === 'void' ? -1 : 0;
  // Taken from the day it was staked on, or that day's limit would stay used up.
  const back = { staked: -amount, won: 0n, stakedBonus: -bonus, rounds };
  await count(tx, current, bet.at.getTime(), back);
  if (isBonus) return { round, ...(await turned(tx, current)), returned: amount };
  const purse = cashPurse(posted?.balances.get(session.accountId) ?? 0n);
  return { round, purse, hasTurned: false, returned: amount };
}

async function bonusPlay(
  tx: Tx,
  current: CurrentSession,
  moves: readonly Move[],
  stakes: boolean,
): Promise<BonusPlay | undefined> {
  const { merchant, guard, session, now } = current;
  // What is too late is staked no more.
  if (stakes && guard !== undefined) await takeTurns(tx, merchant, guard, now);
  const purse = await bonusPurse(tx, current);
  const bets = moves.filter(({ kind }) => kind === 'bet');
  return purse && { purse, stakes: splitStakes(purse, session.gameType, bets) };
}

/** After money has moved a bonus may be earned or used up. */
async function turned(
  tx: Tx,
  current: CurrentSession,
): Promise<Pick<RoundBooking, 'purse' | 'hasTurned'>> {
  const { merchant, guard, now } = current;
  const hasTurned = guard !== undefined && (await takeTurns(tx, merchant, guard, now));
  return { purse: await purseAt(tx, current), hasTurned };
}

const bonusOf = (play: BonusPlay | undefined): bigint =>
  (play?.stakes ?? []).reduce((sum, { bonus }) => sum + bonus, 0n);

interface Moved {
  readonly purse: Purse;
  /** Of what was won: what is no cash. */
  readonly wonBonus: bigint;
}

async function move(
  tx: Tx,
  current: CurrentSession,
  round: RoundRow,
  moves: readonly Move[],
  play: BonusPlay | undefined,
): Promise<Moved> {
  const { session, now } = current;
  const { merchant, currency, accountId: player } = session;
  const paid = moves.filter(({ amount }) => amount > 0n);
  const house = await houseAccount(tx, merchant, currency);
  const usual = ({ kind, amount }: Move): Transfer => {
    const [from, to] = kind === 'bet' ? [player, house] : [house, player];
    return { kind, at: now, legs: fromTo(from, to, amount) };
  };
  const shared = play && (await sharedTransfers(tx, current, { round, house, moves: paid, play }));
  const transfers = shared?.transfers ?? paid.map(usual);
  const posted = transfers.length === 0 ? [] : await post(tx, merchant, currency, transfers);
  const isNew = await writeMovements(
    tx,
    sourceOf(current),
    moves.map((one) => ({
      ...one,
      roundId: round.id,
      transferId: posted[paid.indexOf(one)]?.id ?? null,
    })),
  );
  if (!isNew) throw await usedBefore(tx, current, moves);
  const balance = posted.at(-1)?.balances.get(player);
  const wonBonus = shared?.wonBonus ?? 0n;
  // Whoever has a bonus is told what they have once its turn was taken.
  if (play !== undefined) return { purse: cashPurse(0n), wonBonus };
  return {
    purse: balance === undefined ? await purseAt(tx, current) : cashPurse(balance),
    wonBonus,
  };
}

interface SharedPlay {
  readonly round: RoundRow;
  readonly house: bigint;
  /** Of more than nothing. */
  readonly moves: readonly Move[];
  readonly play: BonusPlay;
}

/** Bets from cash and bonus, and wins shared as the round’s stakes were. */
async function sharedTransfers(
  tx: Tx,
  { session, now }: CurrentSession,
  { round, house, moves, play: { purse, stakes } }: SharedPlay,
): Promise<{ readonly transfers: readonly Transfer[]; readonly wonBonus: bigint }> {
  const { merchant, accountId: player } = session;
  const { grant } = purse;
  if (grant !== undefined) await noteStakes(tx, grant, round.id, stakes);
  const hasWin = moves.some(({ kind }) => kind === 'win');
  const shares = hasWin ? await sharesOf(tx, merchant, round.id) : [];
  let wonBonus = 0n;
  const transfers: Transfer[] = [];
  for (const { kind, ref, amount } of moves) {
    if (kind === 'bet') {
      const stake = stakes.find((one) => one.ref === ref);
      const legs = legsOf(
        { account: house, amount },
        { account: player, amount: -(stake?.cash ?? amount) },
        { account: grant?.account_id ?? player, amount: -(stake?.bonus ?? 0n) },
      );
      transfers.push({ kind, at: now, legs });
    } else {
      const won = await shareWin(tx, session, { win: amount, staked: round.stake }, shares);
      wonBonus += won.bonus;
      transfers.push({
        kind,
        at: now,
        legs: legsOf({ account: house, amount: -amount }, ...won.legs),
      });
    }
  }
  return { transfers, wonBonus };
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

/** A round that is over counts for whoever brought its player: what was staked of their own, and never practice. */
async function countSettled(
  tx: Tx,
  { session, merchant, now }: CurrentSession,
  round: RoundRow,
  mayBeBonus: boolean,
): Promise<void> {
  if (session.mode !== 'real') return;
  const shares = mayBeBonus ? await sharesOf(tx, merchant.code, round.id) : [];
  await countTurnover(tx, {
    merchant: merchant.code,
    memberId: session.memberId,
    gameType: session.gameType,
    roundId: round.id,
    day: dayIn(merchant.timeZone, now),
    stake: round.stake,
    bonus: shares.reduce((sum, share) => sum + BigInt(share.bonus), 0n),
    win: round.win,
  });
}

/** The one place where a stake is let in: what bars it, and what it may still be. */
async function requireStake(
  tx: Tx,
  { session, merchant, guard, now }: CurrentSession,
  moves: readonly Move[],
  staked: bigint,
  play: BonusPlay | undefined,
): Promise<void> {
  if (guard === undefined) return;
  requireKnown(merchant, session.level);
  await requirePlay(tx, merchant, guard, now);
  const single = moves.reduce(
    (most, { kind, amount }) => (kind === 'bet' && amount > most ? amount : most),
    0n,
  );
  const most = play && mostAtOnce(play.purse, session.gameType, play.stakes);
  if (most !== undefined && single > most) {
    throw new Refusal('bonus.max_stake', { value: { max: toDecimal(most, session.currency) } });
  }
  // A bonus that is lost was never the member’s own.
  const lost = staked - bonusOf(play);
  await requireRoom(tx, merchant, guard, { staked, single, lost }, now);
}

function sumOf(moves: readonly Move[], kind: Move['kind']): bigint {
  return moves.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n);
}
