import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/transact.ts';
import type { AccountOpening } from '../../../kernel/events.ts';
import { isGuest } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { takePlace } from './link-place.ts';
import { giveFirstRates } from '../rates/first.ts';
import type { Rates } from '../rates/set.ts';
import { agentSettings } from '../settings.ts';
import { agentTypeBelow, memberTypeBelow } from './families.ts';

interface Newcomer {
  readonly type: number;
  readonly affiliate_code: string | null;
  readonly recommender_id: bigint | null;
}

/**
 * Gives a newcomer their place, with the account: below whoever opened it or
 * invited them, else beside whoever recommended them, else below the site’s own
 * agent, else below nobody. Their type follows, and what they earn.
 */
export async function joinLine(tx: Tx, opening: AccountOpening): Promise<void> {
  const { merchant, memberId, now } = opening;
  const newcomer = await tx
    .selectFrom('member')
    .select(['type', 'affiliate_code', 'recommender_id'])
    .where('merchant', '=', merchant.code)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (isGuest(newcomer.type)) return;
  const place = await placeFor(tx, opening, newcomer);
  await sql`
    SELECT join_line(${merchant.code}, ${memberId}, ${place?.leader ?? null}::bigint,
      ${dayIn(merchant.timeZone, now)}::date)`.execute(tx);
  if (place === undefined) return;
  const { leader, type, rates } = place;
  await giveFirstRates(tx, merchant, { memberId, leader, rates, now });
  if (type === newcomer.type) return;
  await tx
    .updateTable('member')
    .set({ type })
    .where('merchant', '=', merchant.code)
    .where('id', '=', memberId)
    .execute();
}

interface Place {
  readonly leader: bigint;
  /** What they are there. */
  readonly type: number;
  readonly rates: Rates;
}

async function placeFor(
  tx: Tx,
  { merchant, now, openedBy }: AccountOpening,
  { affiliate_code: code, recommender_id: recommender }: Newcomer,
): Promise<Place | undefined> {
  const settings = await agentSettings(tx, merchant.code);
  if (openedBy !== undefined) {
    const { agentId, kind, rates } = openedBy;
    const place = await placeBelow(tx, merchant.code, agentId, { ...settings, kind, rates });
    // Meanwhile the line has grown, or they lead nobody any more.
    if (place === undefined) throw new Refusal('line.too_deep');
    return place;
  }
  const link = code === null ? undefined : await takePlace(tx, merchant, code, now);
  const inviter = link?.inviter ?? null;
  const invited =
    inviter === null
      ? undefined
      : await placeBelow(tx, merchant.code, inviter, { ...settings, ...link });
  if (invited !== undefined) return invited;
  // A friend stands beside who recommended them and not below; so does whoever came by a member's own link.
  const friend = recommender ?? inviter;
  const above = friend === null ? null : await parentOf(tx, merchant.code, friend);
  const beside = above === null ? undefined : await placeBelow(tx, merchant.code, above, settings);
  if (beside !== undefined) return beside;
  const { defaultAgent } = settings;
  if (defaultAgent === undefined) return undefined;
  const named = await tx
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('account_key', '=', defaultAgent.toLowerCase())
    .executeTakeFirst();
  return named && placeBelow(tx, merchant.code, named.id, settings);
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

interface Offered {
  readonly maxDepth: number;
  readonly kind?: 'agent' | 'member';
  readonly rates?: Rates;
}

/** Undefined of whoever leads nobody, and of a line that is as deep as lines may be. */
async function placeBelow(
  tx: Tx,
  merchant: string,
  id: bigint,
  { maxDepth, kind = 'member', rates = {} }: Offered,
): Promise<Place | undefined> {
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
  if (row === undefined || row.line.length >= maxDepth) return undefined;
  const type = kind === 'agent' ? agentTypeBelow(row.type) : memberTypeBelow(row.type);
  return type === undefined ? undefined : { leader: id, type, rates };
}
