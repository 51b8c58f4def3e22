import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { lockAccounts, type Leg, type Transfer } from '../wallet/ledger.ts';
import { promoAccount } from './end.ts';
import { isLive } from './states.ts';
import { liveGrants, type Grant } from './store.ts';
import { countedOf, isStakable, weightOf } from './terms.ts';

/** What a member plays from: cash first, then the bonus whose turn it is. */
export interface PlayPurse {
  readonly cash: bigint;
  /** What of the bonus may be staked on this game. */
  readonly bonus: bigint;
  /** The one that is being wagered. */
  readonly grant: Grant | undefined;
}

interface Seat {
  readonly merchant: string;
  readonly memberId: bigint;
  /** The cash account. */
  readonly accountId: bigint;
  readonly gameType: string;
}

/** With the accounts held, of a member whose guard is. */
export async function purseOf(
  tx: Tx,
  { merchant, memberId, accountId, gameType }: Seat,
): Promise<PlayPurse> {
  const live = await liveGrants(tx, { merchant, memberId });
  const grant = live.find(({ state }) => state === 'active');
  const ids = grant === undefined ? [accountId] : [accountId, grant.account_id];
  const held = await lockAccounts(tx, merchant, ids);
  const bonus = grant && isStakable(grant.terms, gameType) ? held.get(grant.account_id) : 0n;
  return { cash: held.get(accountId) ?? 0n, bonus: bonus ?? 0n, grant };
}

/** A bet, by the money it is paid with and what of it counts towards the grant. */
export interface SplitStake {
  readonly ref: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly counted: bigint;
}

/** Cash first, bonus when cash is used up, in one bet if it must; what neither has is asked of cash, and refused there. */
export function splitStakes(
  { cash, bonus, grant }: PlayPurse,
  gameType: string,
  bets: readonly { readonly ref: string; readonly amount: bigint }[],
): readonly SplitStake[] {
  let left = { cash, bonus };
  return bets.map(({ ref, amount }) => {
    const missing = amount > left.cash ? amount - left.cash : 0n;
    const fromBonus = missing <= left.bonus ? missing : 0n;
    const fromCash = amount - fromBonus;
    left = { cash: left.cash - fromCash, bonus: left.bonus - fromBonus };
    const counted = grant === undefined ? 0n : countedOf(grant.terms, gameType, amount);
    return { ref, cash: fromCash, bonus: fromBonus, counted };
  });
}

/** The most that may be staked at once while a bonus is wagered, where the stake counts or takes of it. */
export function mostAtOnce(
  { grant }: PlayPurse,
  gameType: string,
  stakes: readonly SplitStake[],
): bigint | undefined {
  if (grant === undefined) return undefined;
  const concerns = weightOf(grant.terms, gameType) > 0 || stakes.some(({ bonus }) => bonus > 0n);
  return concerns ? BigInt(grant.terms.maxStake) : undefined;
}

/** Two legs at least, without those of nothing. */
export const legsOf = (...legs: readonly Leg[]): Transfer['legs'] =>
  legs.filter(({ amount }) => amount !== 0n) as unknown as Transfer['legs'];

/** What a round’s stakes took of a grant, and what has become of that. */
interface RoundShare extends Pick<Grant, 'id' | 'account_id' | 'state' | 'currency'> {
  readonly bonus: bigint;
}

const findShares = prepared(
  (db, { merchant, roundId }: { readonly merchant: string; readonly roundId: bigint }) =>
    db
      .selectFrom('grant_stake as stake')
      .innerJoin('bonus_grant as given', (join) =>
        join
          .onRef('given.merchant', '=', 'stake.merchant')
          .onRef('given.id', '=', 'stake.grant_id'),
      )
      .select(['given.id', 'given.account_id', 'given.state', 'given.currency'])
      .select((its) => its.fn.sum<bigint>('stake.bonus').as('bonus'))
      .where('stake.merchant', '=', merchant)
      .where('stake.round_id', '=', roundId)
      .where('stake.state', '<>', 'returned')
      .where('stake.bonus', '>', 0n)
      .groupBy(['given.merchant', 'given.id'])
      .orderBy('given.id'),
);

export const sharesOf = (
  tx: Tx,
  merchant: string,
  roundId: bigint,
): Promise<readonly RoundShare[]> => findShares(tx, { merchant, roundId });

export interface SharedWin {
  readonly legs: readonly Leg[];
  /** What of it is no cash. */
  readonly bonus: bigint;
}

/** A win as the round’s stakes were; what does not divide is cash. */
export async function shareWin(
  tx: Tx,
  { merchant, accountId }: Pick<Seat, 'merchant' | 'accountId'>,
  { win, staked }: { readonly win: bigint; readonly staked: bigint },
  shares: readonly RoundShare[],
): Promise<SharedWin> {
  const legs: Leg[] = [];
  let left = win;
  let bonus = 0n;
  for (const share of shares) {
    const amount = staked > 0n ? (win * BigInt(share.bonus)) / staked : 0n;
    const { account, isCash } = await placeOfBonus(tx, merchant, accountId, share);
    if (isCash) continue;
    legs.push({ account, amount });
    left -= amount;
    bonus += amount;
  }
  return { legs: [{ account: accountId, amount: left }, ...legs], bonus };
}

/** Where bonus money goes that comes late: of a grant that was earned to cash, of another end to the house. */
export async function placeOfBonus(
  tx: Tx,
  merchant: string,
  cash: bigint,
  { state, account_id: account, currency }: Pick<RoundShare, 'state' | 'account_id' | 'currency'>,
): Promise<{ readonly account: bigint; readonly isCash: boolean }> {
  if (isLive(state)) return { account, isCash: false };
  if (state === 'earned') return { account: cash, isCash: true };
  return { account: await promoAccount(tx, merchant, currency), isCash: false };
}
