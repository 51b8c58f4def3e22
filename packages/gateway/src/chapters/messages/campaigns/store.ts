import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { letterColumns, type Letter } from '../inbox/letters.ts';
import type { MessagesTables } from '../tables.ts';

export type CampaignRow = Selectable<MessagesTables['campaign']>;

export interface CampaignKey {
  readonly merchant: string;
  readonly id: bigint;
}

/** For everybody who is there now; who is written to when is the worker’s. */
export async function beginCampaign(
  tx: Tx,
  merchant: Merchant,
  letter: Letter,
  now: number,
): Promise<bigint> {
  const { kind, titles, contents, at } = letterColumns(merchant, letter, now);
  const { id } = await tx
    .insertInto('campaign')
    .values({
      merchant: merchant.code,
      kind,
      titles,
      contents,
      made_at: at,
      until_member: sql<bigint>`coalesce(
        (SELECT max(id) FROM member WHERE merchant = ${merchant.code}), 0)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those that go on, one a row of what is to be done. */
export const runningCampaigns = (
  db: Kysely<Database>,
  merchant: string,
): Promise<readonly CampaignKey[]> =>
  db
    .selectFrom('campaign')
    .select(['merchant', 'id'])
    .where((its) => its.and({ merchant, state: 'running' as const }))
    .orderBy('id')
    .execute();

/** As it stands; nobody holds it. */
export const findCampaign = (
  db: Kysely<Database>,
  key: CampaignKey,
): Promise<CampaignRow | undefined> =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where((its) => its.and({ ...key, state: 'running' as const }))
    .executeTakeFirst();

/** To the end of the transaction, by one gateway; a killed one lets go by itself. */
export const claimCampaign = (tx: Tx, key: CampaignKey): Promise<CampaignRow | undefined> =>
  tx
    .selectFrom('campaign')
    .selectAll()
    .where((its) => its.and({ ...key, state: 'running' as const }))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** What runs, and what ended a moment ago, the oldest first. */
export const recentCampaigns = (
  db: Kysely<Database>,
  merchant: string,
  { after, since, limit }: { after: bigint; since: Date; limit: number },
): Promise<readonly CampaignRow[]> =>
  db
    .selectFrom('campaign')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('id', '>', after)
    .where((its) => its.or([its('state', '=', 'running'), its('ended_at', '>', since)]))
    .orderBy('id')
    .limit(limit)
    .execute();
