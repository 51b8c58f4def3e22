import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountOpening } from '../../../kernel/events.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { agentSettings } from '../settings.ts';
import { memberTypeBelow } from './families.ts';

interface Newcomer {
  readonly type: number;
  readonly affiliate_code: string | null;
  readonly recommender_id: bigint | null;
}

/**
 * Gives a newcomer their place, with the account: below the agent of their
 * invitation, else beside whoever recommended them, else below the site’s own
 * agent, else below nobody. Their type follows.
 */
export async function joinLine(tx: Tx, { merchant, memberId, now }: AccountOpening): Promise<void> {
  const newcomer = await tx
    .selectFrom('member')
    .select(['type', 'affiliate_code', 'recommender_id'])
    .where('merchant', '=', merchant.code)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (isGuest(newcomer.type)) return;
  const leader = await leaderFor(tx, merchant, newcomer);
  await sql`
    SELECT join_line(${merchant.code}, ${memberId}, ${leader?.id ?? null}::bigint,
      ${dayIn(merchant.timeZone, now)}::date)`.execute(tx);
  if (leader === undefined || leader.newcomers === newcomer.type) return;
  await tx
    .updateTable('member')
    .set({ type: leader.newcomers })
    .where('merchant', '=', merchant.code)
    .where('id', '=', memberId)
    .execute();
}

interface Leader {
  readonly id: bigint;
  /** What who registers below becomes. */
  readonly newcomers: number;
}

async function leaderFor(
  tx: Tx,
  merchant: Merchant,
  { affiliate_code: code, recommender_id: recommender }: Newcomer,
): Promise<Leader | undefined> {
  const settings = await agentSettings(tx, merchant.code);
  const inviter = code === null ? null : await inviterOf(tx, merchant.code, code);
  const invited =
    inviter === null ? undefined : await leading(tx, merchant.code, inviter, settings);
  if (invited !== undefined) return invited;
  // A friend stands beside who recommended them and not below; so does whoever came by a member's own link.
  const friend = recommender ?? inviter;
  const above = friend === null ? null : await parentOf(tx, merchant.code, friend);
  const beside = above === null ? undefined : await leading(tx, merchant.code, above, settings);
  if (beside !== undefined) return beside;
  const { defaultAgent } = settings;
  if (defaultAgent === undefined) return undefined;
  const named = await tx
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('account_key', '=', defaultAgent.toLowerCase())
    .executeTakeFirst();
  return named && leading(tx, merchant.code, named.id, settings);
}

async function inviterOf(tx: Tx, merchant: string, code: string): Promise<bigint | null> {
  const row = await tx
    .selectFrom('affiliate')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('code_key', '=', code.toLowerCase())
    .executeTakeFirst();
  return row?.member_id ?? null;
}

async function parentOf(tx: Tx, merchant: string, memberId: bigint): Promise<bigint | null> {
  const row = await tx
    .selectFrom('lineage')
    .select('parent_id')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.parent_id ?? null;
}

/** Undefined of whoever leads nobody, and of a line that is as deep as lines may be. */
async function leading(
  tx: Tx,
  merchant: string,
  id: bigint,
  { maxDepth }: { readonly maxDepth: number },
): Promise<Leader | undefined> {
  const row = await tx
    .selectFrom('member')
    .innerJoin('lineage', (join) =>
      join
        .onRef('lineage.merchant', '=', 'member.merchant')
        .onRef('lineage.member_id', '=', 'member.id'),
    )
    .select(['type', 'line'])
    .where('member.merchant', '=', merchant)
    .where('member.id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const newcomers = row && memberTypeBelow(row.type);
  if (newcomers === undefined || row === undefined || row.line.length >= maxDepth) return undefined;
  return { id, newcomers };
}
