import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import { GUEST } from '../../../kernel/member-types.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { barColumns, mayBeOffered, type BarColumns } from '../../../kernel/sites/policy/barred.ts';
import { claimCampaign, type CampaignKey, type CampaignRow } from './store.ts';

/** So many members a transaction: a statement is short, and nobody waits long for a row of theirs. */
const LOT = 500;

interface Reader extends BarColumns {
  readonly id: bigint;
  readonly agreed: boolean;
}

export interface Batch {
  /** Who has it now. */
  readonly members: readonly bigint[];
  readonly isLast: boolean;
}

/**
 * Writes to the next members of a campaign and says in the same transaction how
 * far it has come: whoever is killed leaves it exactly where it was.
 */
export async function writeBatch(
  tx: Tx,
  merchant: Merchant,
  key: CampaignKey,
  now: number,
): Promise<Batch | undefined> {
  const campaign = await claimCampaign(tx, key);
  if (campaign === undefined) return undefined;
  const readers = await holdNextReaders(tx, campaign);
  const members = readers
    .filter((one) => mayRead(merchant, campaign, one, now))
    .map(({ id }) => id);
  if (members.length > 0) await writeTo(tx, campaign, members, now);
  const isLast = readers.length < LOT;
  await tx
    .updateTable('campaign')
    .set((its) => ({
      after_member: readers.at(-1)?.id ?? campaign.after_member,
      written: its('written', '+', BigInt(members.length)),
      passed_over: its('passed_over', '+', BigInt(readers.length - members.length)),
      ...(isLast && { state: 'done' as const, ended_at: new Date(now) }),
    }))
    .where((its) => its.and({ ...key }))
    .execute();
  return { members, isLast };
}

/** An offer is for whoever agreed to some, and for nobody who is barred from play (RG-31). */
const mayRead = (
  merchant: Merchant,
  { kind }: CampaignRow,
  { agreed, ...guard }: Reader,
  now: number,
): boolean => kind !== 'promotion' || (agreed && mayBeOffered(merchant, guard, now));

const columnsOf = (table: string) =>
  sql.join(barColumns.map((column) => sql.ref(`${table}.${column}`)));

/** Whom a campaign comes to next, as they stand. */
export async function nextReaders(
  db: Kysely<Database>,
  { merchant, after_member: after, until_member: until }: CampaignRow,
): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    SELECT member.id, ${columnsOf('guard')},
      coalesce(marketing ->> 'sms', '') = 'true' OR coalesce(marketing ->> 'email', '') = 'true'
        AS agreed
    FROM member LEFT JOIN member_guard AS guard
      ON guard.merchant = member.merchant AND guard.member_id = member.id
    WHERE member.merchant = ${merchant} AND id > ${after} AND id <= ${until}
      AND type <> ${GUEST} AND erased_at IS NULL
    ORDER BY id LIMIT ${LOT}`.execute(db);
  return rows;
}

/** Guards are held, so that no bar comes between the look and the letter. */
async function holdNextReaders(tx: Tx, campaign: CampaignRow): Promise<readonly Reader[]> {
  const rows = await nextReaders(tx, campaign);
  const { merchant, kind } = campaign;
  if (kind !== 'promotion' || rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id.toString());
  const { rows: held } = await sql<BarColumns & { readonly id: bigint }>`
    SELECT member_id AS id, ${columnsOf('member_guard')} FROM member_guard
    WHERE merchant = ${merchant} AND member_id = ANY(${ids}::bigint[])
    ORDER BY member_id FOR SHARE`.execute(tx);
  const guards = new Map(held.map((guard) => [guard.id, guard]));
  return rows.map((row) => Object.assign(row, guards.get(row.id)));
}

async function writeTo(
  tx: Tx,
  { merchant, id }: CampaignRow,
  members: readonly bigint[],
  now: number,
): Promise<void> {
  await sql`
    INSERT INTO message (merchant, member_id, kind, titles, contents, at, campaign_id)
    SELECT merchant, member_id, kind, titles, contents, ${new Date(now)}, id
    FROM campaign, unnest(${members.map(String)}::bigint[]) AS member_id
    WHERE merchant = ${merchant} AND id = ${id}`.execute(tx);
}
