import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import { houseAccount, lockAccounts, openMemberAccount, post } from './ledger.ts';

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
  const { merchant, currency } = owner;
  const purse = (await findPurse(tx, owner)) ?? (await openPurse(tx, owner));
  const balance = (await lockAccounts(tx, merchant, [purse])).get(purse) ?? 0n;
  const missing = PRACTICE_CREDITS - balance;
  if (missing <= 0n) return purse;
  const house = await houseAccount(tx, merchant, currency);
  await post(tx, merchant, currency, [
    { kind: 'practice', at: now, from: house, to: purse, amount: missing },
  ]);
  return purse;
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

/** Of two first launches at once the second waits here, and finds the purse of the first. */
async function openPurse(tx: Tx, owner: PurseOwner): Promise<bigint> {
  const name = `${owner.merchant} ${owner.memberId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtext('practice_purse'), hashtext(${name}))`.execute(
    tx,
  );
  return (await findPurse(tx, owner)) ?? openMemberAccount(tx, { ...owner, kind: 'purse' });
}
