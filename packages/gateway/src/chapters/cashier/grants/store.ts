import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { prepared } from '../../../kernel/database/connection/prepared.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { GrantTables } from './tables.ts';

/** A grant with what its account holds. */
export type Grant = Selectable<GrantTables['bonus_grant']> & { readonly balance: bigint };

interface Whose {
  readonly merchant: string;
  readonly memberId: bigint;
}

const findLive = prepared((db, { merchant, memberId }: Whose) =>
  db
    .selectFrom('bonus_grant as given')
    .innerJoin('ledger_account as account', (join) =>
      join
        .onRef('account.merchant', '=', 'given.merchant')
        .onRef('account.id', '=', 'given.account_id'),
    )
    .selectAll('given')
    .select(sql<bigint>`account.balance`.as('balance'))
    .where('given.merchant', '=', merchant)
    .where('given.member_id', '=', memberId)
    .where('given.state', 'in', ['waiting', 'active', 'closing'])
    .orderBy('given.id'),
);

/** Those that are not over, in the order of their turns. */
export const liveGrants = (db: Kysely<Database>, whose: Whose): Promise<readonly Grant[]> =>
  findLive(db, whose);

export async function findGrant(
  db: Kysely<Database>,
  merchant: string,
  id: bigint,
): Promise<Grant | undefined> {
  return db
    .selectFrom('bonus_grant as given')
    .innerJoin('ledger_account as account', (join) =>
      join
        .onRef('account.merchant', '=', 'given.merchant')
        .onRef('account.id', '=', 'given.account_id'),
    )
    .selectAll('given')
    .select(sql<bigint>`account.balance`.as('balance'))
    .where('given.merchant', '=', merchant)
    .where('given.id', '=', id)
    .executeTakeFirst();
}

type Change = Partial<
  Pick<
    Grant,
    | 'state'
    | 'why'
    | 'earned'
    | 'wagered'
    | 'active_at'
    | 'expires_at'
    | 'closing_until'
    | 'ended_at'
  >
>;

/** Of a member whose guard is held. */
export async function changeGrant(
  tx: Tx,
  { merchant, id }: Pick<Grant, 'merchant' | 'id'>,
  { why, ...change }: Change,
): Promise<void> {
  await tx
    .updateTable('bonus_grant')
    .set({ ...change, ...(why != null && { why }) })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
}

/** Whether a round is open that counts towards it. */
export async function hasOpenRounds(
  tx: Tx,
  { merchant, id }: Pick<Grant, 'merchant' | 'id'>,
): Promise<boolean> {
  const open = await tx
    .selectFrom('grant_stake')
    .select('ref')
    .where('merchant', '=', merchant)
    .where('grant_id', '=', id)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
