import type { Kysely, Selectable, Updateable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { holdGuard } from '../../care/index.ts';
import { lockMember } from '../../member/index.ts';
import type { Reason } from './parts.ts';
import type { IdentityTables } from './tables.ts';

export type CaseRow = Selectable<IdentityTables['kyc_case']>;
export type CaseKey = Pick<CaseRow, 'merchant' | 'id'>;

export interface CaseMember {
  readonly merchant: string;
  readonly memberId: bigint;
}

/** The newest; what came before it is history. */
export function latestCase(
  db: Kysely<Database>,
  { merchant, memberId }: CaseMember,
): Promise<CaseRow | undefined> {
  return db
    .selectFrom('kyc_case')
    .selectAll()
    .where((its) => its.and({ merchant, member_id: memberId }))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Guards before members, as everywhere: what is decided may bar from play. */
async function holdMember(tx: Tx, { merchant, memberId }: CaseMember): Promise<void> {
  await holdGuard(tx, merchant, memberId);
  await lockMember(tx, merchant, memberId);
}

/** With its member, who is held first: whatever two tabs or a provider do of one person stands in one line. */
export async function holdLatest(tx: Tx, whose: CaseMember): Promise<CaseRow | undefined> {
  await holdMember(tx, whose);
  return latestCase(tx, whose);
}

function findCase(db: Kysely<Database>, { merchant, id }: CaseKey): Promise<CaseRow | undefined> {
  return db
    .selectFrom('kyc_case')
    .selectAll()
    .where((its) => its.and({ merchant, id }))
    .executeTakeFirst();
}

/** Its member never changes, and so can be read before it is held. */
export async function holdCase(tx: Tx, key: CaseKey): Promise<CaseRow | undefined> {
  const found = await findCase(tx, key);
  if (found === undefined) return undefined;
  await holdMember(tx, { merchant: found.merchant, memberId: found.member_id });
  return findCase(tx, key);
}

export async function beginCase(
  tx: Tx,
  { merchant, memberId }: CaseMember,
  now: number,
): Promise<CaseRow> {
  const at = new Date(now);
  return tx
    .insertInto('kyc_case')
    .values({ merchant, member_id: memberId, created_at: at, changed_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Changed = Omit<Updateable<IdentityTables['kyc_case']>, 'reasons'>;

/** Answers it as it is then. */
export function changeCase(
  db: Kysely<Database>,
  { merchant, id }: CaseKey,
  { reasons, ...change }: Changed & { readonly reasons?: readonly Reason[] },
): Promise<CaseRow> {
  return db
    .updateTable('kyc_case')
    .set({ ...change, ...(reasons && { reasons: JSON.stringify(reasons) }) })
    .where((its) => its.and({ merchant, id }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Members besides its own who have the same document, or sent the same picture; nobody but staff hears of them. */
export async function sharersOfCase(
  db: Kysely<Database>,
  { merchant, id, member_id: memberId, blind }: CaseRow,
): Promise<readonly { readonly memberId: bigint; readonly isVerified: boolean }[]> {
  const rows = await db
    .selectFrom('kyc_case as other')
    .select(['other.member_id'])
    .select(({ fn, eb }) =>
      fn.agg<boolean>('bool_or', [eb('state', 'in', ['verified', 'expired'])]).as('verified'),
    )
    .where('other.merchant', '=', merchant)
    .where('other.member_id', '<>', memberId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('other.blind', '=', blind),
        exists(
          selectFrom('kyc_document as theirs')
            .innerJoin('kyc_document as mine', (join) =>
              join
                .onRef('mine.merchant', '=', 'theirs.merchant')
                .onRef('mine.hash', '=', 'theirs.hash'),
            )
            .select('theirs.id')
            .whereRef('theirs.merchant', '=', 'other.merchant')
            .whereRef('theirs.case_id', '=', 'other.id')
            .where('mine.case_id', '=', id),
        ),
      ]),
    )
    .groupBy('other.member_id')
    .orderBy('other.member_id')
    .limit(20)
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, isVerified: row.verified }));
}
