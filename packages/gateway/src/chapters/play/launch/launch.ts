import { holdGuard, notePlay, requireKnown, requirePlay } from '../../care/index.ts';
import type { Query } from '@livery/contract';
import { GUEST } from '../../../kernel/member-types.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { practiceBarrier, shortestRound } from '../../../kernel/sites/policy/policy.ts';
import { practiceCurrency } from '../../../kernel/money/money.ts';
import type { Services } from '../../../kernel/services.ts';
import { shortestRoundOf, type Catalogue, type Game } from '../../lobby/index.ts';
import type { Session } from '../../../kernel/session.ts';
import { cashAccount, guestWallet, openMemberAccount, practicePurse } from '../../cashier/index.ts';
import type { HouseGame } from '../house-games/house-game.ts';
import {
  endProviderSessions,
  openProviderSession,
  type ProviderLaunch,
} from '../provider-sessions/store.ts';
import { placeOf, type Place } from './place.ts';

export interface LaunchRequest {
  readonly merchant: Merchant;
  readonly session: Session;
  readonly query: Query<'launch'>;
}

export interface GameLaunch extends ProviderLaunch {
  readonly place: Place;
  readonly nodeId: string;
  /** Empty for a vendor's own lobby. */
  readonly gameCode: string;
  readonly title: string;
  readonly vendor: string;
  readonly mode: 'real' | 'trial';
  readonly currency: string;
  /** Whether a law lets rounds follow by themselves. */
  readonly autoplay: Merchant['policy']['autoplay'];
  /** Seconds that a law wants from one round to the next; 0 where it says nothing. */
  readonly shortestRound: number;
}

export async function launchGame(
  { db, clock }: Services,
  catalogue: Catalogue,
  houseGames: readonly HouseGame[],
  { merchant, session, query }: LaunchRequest,
): Promise<GameLaunch> {
  const target = targetOf(catalogue, query);
  if (target.game?.maintenance === true) throw new Refusal('vendor.maintenance');
  // A guest has no real money to play for, whatever the request asks.
  const mode = session.type === GUEST ? 'trial' : (query.mode ?? 'real');
  if (mode === 'trial' && target.game?.supportPlay !== 0) {
    throw new Refusal(session.type === GUEST ? 'trial.forbidden' : 'permission.denied');
  }
  const place = await placeOf(db, houseGames, merchant, target);
  const launched = await transact(db, async (tx) => {
    await requireTold(tx, merchant, session, mode);
    if (mode === 'real') await beginPlay(tx, merchant, session.memberId, clock());
    const accountId = await accountFor(tx, merchant, session, mode, clock());
    // One game at a time: a round of the one before may end, and no other begins.
    const before = { merchant: merchant.code, loginHash: session.idHash };
    await endProviderSessions(tx, before, clock());
    return openProviderSession(tx, {
      merchant: merchant.code,
      memberId: session.memberId,
      loginHash: session.idHash,
      vendor: target.vendor,
      nodeId: target.nodeId,
      mode,
      accountId,
      gameType: target.game?.gameType ?? '',
      now: clock(),
    });
  });
  const { nodeId, title, vendor } = target;
  const gameCode = target.game?.gameCode ?? '';
  const { currency, policy } = merchant;
  const { autoplay } = policy;
  const about = { nodeId, gameCode, title, vendor, mode, currency, autoplay };
  const least = roundIn(merchant, houseGames, target);
  return { ...launched, ...about, place, shortestRound: least };
}

/** What a law wants to know of somebody before they play, for money and for none. */
async function requireTold(
  tx: Tx,
  merchant: Merchant,
  { memberId, type }: Session,
  mode: 'real' | 'trial',
): Promise<void> {
  const { kyc_level: level } = await tx
    .selectFrom('member')
    .select('kyc_level')
    .where((its) => its.and({ merchant: merchant.code, id: memberId }))
    .executeTakeFirstOrThrow();
  if (mode === 'real') return requireKnown(merchant, level);
  const barrier = practiceBarrier(merchant, { isGuest: type === GUEST, level });
  if (barrier === undefined) return;
  throw new Refusal(barrier, barrier === 'kyc.required' ? { value: { level: 1 } } : {});
}

/** A game that opens is play: whatever bars a stake bars it, too. */
async function beginPlay(tx: Tx, merchant: Merchant, memberId: bigint, now: number): Promise<void> {
  const guard = await holdGuard(tx, merchant.code, memberId);
  await requirePlay(tx, merchant, guard, now);
  await notePlay(tx, merchant, guard, { staked: 0n, won: 0n, begins: true, now });
}

/** In the lobby of a vendor anything may be chosen: the longest of what a law says holds for all of it. */
function roundIn(
  merchant: Merchant,
  houseGames: readonly HouseGame[],
  { game, nodeId }: Target,
): number {
  const own = houseGames.find((one) => one.nodeId === nodeId);
  if (own !== undefined) return shortestRound(merchant, own.rules.pace);
  if (game !== undefined) return shortestRoundOf(merchant, game.gameType);
  return Math.max(shortestRound(merchant, 'slots'), shortestRound(merchant, 'casino'));
}

interface Target {
  readonly game: Game | undefined;
  readonly nodeId: string;
  readonly title: string;
  readonly vendor: string;
}

/** A game by its node or code; with neither, the vendor's own lobby. */
function targetOf(catalogue: Catalogue, query: Query<'launch'>): Target {
  const { vendor } = query;
  const named = [query.nodeId, query.gameId, query.gameCode].filter(Boolean);
  if (named.length > 0) {
    const entry = catalogue.entries.find(
      ({ game }) =>
        game.vassalage === vendor &&
        (query.nodeId === undefined || game.nodeId === query.nodeId) &&
        (query.gameId === undefined || game.gameId === query.gameId) &&
        (query.gameCode === undefined || game.gameCode === query.gameCode),
    );
    if (entry === undefined) throw new Refusal('game.missing');
    return { game: entry.game, nodeId: entry.game.nodeId, title: entry.game.gameName, vendor };
  }
  const found = catalogue.vendors.find((one) => one.code === vendor);
  if (found === undefined) throw new Refusal('game.missing');
  return { game: undefined, nodeId: `lobby:${vendor}`, title: found.name, vendor };
}

/**
 * Real money is played from the member's cash account. Practice has a purse of
 * its own, except for a guest, whose whole wallet is practice.
 */
async function accountFor(
  tx: Tx,
  merchant: Merchant,
  session: Session,
  mode: 'real' | 'trial',
  now: number,
): Promise<bigint> {
  const owner = { merchant: merchant.code, memberId: session.memberId };
  if (mode === 'real') {
    const cash = await cashAccount(tx, merchant.code, session.memberId);
    return (
      cash?.id ??
      (await openMemberAccount(tx, { ...owner, kind: 'cash', currency: merchant.currency }))
    );
  }
  const purse = { ...owner, currency: practiceCurrency(merchant.currency) };
  return session.type === GUEST ? guestWallet(tx, purse, now) : practicePurse(tx, purse, now);
}
