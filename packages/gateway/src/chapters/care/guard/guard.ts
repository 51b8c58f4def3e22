import { sql, type Kysely, type Selectable } from 'kysely';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { MemberGuardTable } from '../tables.ts';

/** A member's row that every act on money or freedom takes first (ADR 182). */
export type Guard = Selectable<MemberGuardTable>;

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
}

const hold = prepared(
  (_db, { merchant, memberId }: Whose) =>
    sql<Guard>`SELECT * FROM hold_guard(${merchant}, ${memberId})`,
);

/** Held until the transaction ends: all acts of one member stand in one line. */
export async function holdGuard(tx: Tx, merchant: string, memberId: bigint): Promise<Guard> {
  const [guard] = await hold(tx, { merchant, memberId });
  if (guard === undefined) throw new Error('a member without a guard');
  return guard;
}

const holdOfPlay = prepared(
  (_db, { merchant, tokenHash }: { merchant: string; tokenHash: Buffer }) =>
    sql<Guard>`SELECT * FROM hold_guard_of_play(${merchant}, ${tokenHash})`,
);

/** The guard of whoever plays for real money by a token, before the session itself is held. */
export async function holdGuardOfPlay(
  tx: Tx,
  merchant: string,
  tokenHash: Buffer,
): Promise<Guard | undefined> {
  const [guard] = await holdOfPlay(tx, { merchant, tokenHash });
  return guard;
}

const find = prepared((db, { merchant, memberId }: Whose) =>
  db
    .selectFrom('member_guard')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId),
);

/** As it is now, to look at; undefined for somebody who has not played, and has no limits. */
export async function findGuard(
  db: Kysely<Database>,
  merchant: string,
  memberId: bigint,
): Promise<Guard | undefined> {
  const [guard] = await find(db, { merchant, memberId });
  return guard;
}

/** After the payment password was set nothing is paid out until then; an earlier time shortens no hold. */
export async function holdPayouts(tx: Tx, guard: Guard, until: number): Promise<void> {
  if ((guard.password_hold_until?.getTime() ?? 0) >= until) return;
  await changeGuard(tx, guard, { password_hold_until: new Date(until) });
}

export async function changeGuard(
  tx: Tx,
  { merchant, member_id: memberId }: Pick<Guard, 'merchant' | 'member_id'>,
  change: Partial<Omit<Guard, 'merchant' | 'member_id'>>,
): Promise<void> {
  await tx
    .updateTable('member_guard')
    .set(change)
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .execute();
}
