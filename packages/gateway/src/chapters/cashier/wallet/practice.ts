import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { fromTo, houseAccount, lockAccounts, openMemberAccount, post } from './ledger.ts';
import { cashAccount } from './store.ts';

/** In minor units; what a guest or a practice game starts with. */
export const PRACTICE_CREDITS = 500_000n;

export interface PurseOwner {
  readonly merchant: string;
  readonly memberId: bigint;
  readonly currency: string;
}

/**
 * The one purse a member practises from, filled up to what a game starts with.
 * What was won in it stays: somebody may be playing from it in another tab. One
 * that is full is left as it is, so that opening games writes nothing for ever.
 */
export async function practicePurse(tx: Tx, owner: PurseOwner, now: number): Promise<bigint> {
  const { merchant } = owner;
  const purse = (await findPurse(tx, owner)) ?? (await openPurse(tx, owner));
  const balance = (await lockAccounts(tx, merchant, [purse])).get(purse) ?? 0n;
  const missing = PRACTICE_CREDITS - balance;
  if (missing > 0n) await give(tx, owner, purse, missing, now);
  return purse;
}

/**
 * A guest’s whole wallet: practice credits, in a currency of their own, so that
 * wallet and games work as for anybody, while the ledger keeps it from real
 * money. It is opened with the first game: most guests never come back, and
 * what is written into the books stays there (ADR 145).
 */
export async function guestWallet(tx: Tx, owner: PurseOwner, now: number): Promise<bigint> {
  const { merchant, memberId } = owner;
  const known = await cashAccount(tx, merchant, memberId);
  if (known !== undefined) return known.id;
  await waitForOthers(tx, owner);
  const other = await cashAccount(tx, merchant, memberId);
  if (other !== undefined) return other.id;
  const wallet = await openMemberAccount(tx, { ...owner, kind: 'cash' });
  await give(tx, owner, wallet, PRACTICE_CREDITS, now);
  return wallet;
}

async function give(
  tx: Tx,
  { merchant, currency }: PurseOwner,
  to: bigint,
  amount: bigint,
  at: number,
): Promise<void> {
  const from = await houseAccount(tx, merchant, currency);
  await post(tx, merchant, currency, [{ kind: 'practice', at, legs: fromTo(from, to, amount) }]);
}

/** Of those who got one for every launch, before there was one for all, the first. */
async function findPurse(
  tx: Tx,
  { merchant, memberId, currency }: PurseOwner,
): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('ledger_account')
    .select('id')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'purse')
    .where('currency', '=', currency)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Of two first launches at once the second waits here, and finds what the first has opened. */
async function waitForOthers(tx: Tx, { merchant, memberId }: PurseOwner): Promise<void> {
  const name = `${merchant} ${memberId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtext('practice_purse'), hashtext(${name}))`.execute(
    tx,
  );
}

async function openPurse(tx: Tx, owner: PurseOwner): Promise<bigint> {
  await waitForOthers(tx, owner);
  return (await findPurse(tx, owner)) ?? openMemberAccount(tx, { ...owner, kind: 'purse' });
}
