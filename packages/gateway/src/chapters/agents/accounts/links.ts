import type { Body, Reply } from '@livery/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import { randomInt } from 'node:crypto';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn, isDay, startOfDay } from '../../../kernel/time/days.ts';
import { lockMember } from '../../member/index.ts';
import { lineOf } from '../lineage/line.ts';
import { mostBelow, requireGivable } from '../rates/first.ts';
import { ratesAsked } from '../rates/order.ts';
import { percentOf } from '../rates/percent.ts';
import type { Rates } from '../rates/set.ts';
import { agentSettings } from '../settings.ts';

/** Not mistaken for each other; twelve of them make 59 bits, which nobody guesses. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

export interface LinkOwner {
  readonly merchant: Merchant;
  readonly agentId: bigint;
  readonly now: number;
  /** Of the site, under the domain that was asked. */
  readonly origin: string;
}

type LinkRow = Selectable<Database['affiliate']>;
type Link = Reply<'createRegisterUrl'>;

/** Those that are not ended, the newest first. */
export async function agentLinks(
  db: Kysely<Database>,
  owner: LinkOwner,
): Promise<Reply<'registerUrls'>> {
  const { links: most } = await agentSettings(db, owner.merchant.code);
  const rows = await openLinks(db, owner).orderBy('made_at', 'desc').orderBy('code').execute();
  const list: Link[] = [];
  for (const row of rows) list.push(await shownLink(db, owner, row));
  return { list, most };
}

const openLinks = (db: Kysely<Database>, { merchant, agentId }: LinkOwner) =>
  db
    .selectFrom('affiliate')
    .selectAll()
    .where('merchant', '=', merchant.code)
    .where('member_id', '=', agentId)
    .where('kind', 'is not', null)
    .where('ended_at', 'is', null);

/** One agent makes one link after the other: the same asked for at once is made once. */
export async function makeLink(
  db: Kysely<Database>,
  owner: LinkOwner,
  asked: Body<'createRegisterUrl'>,
): Promise<Link> {
  const { merchant, agentId, now } = owner;
  const { ceilings, maxDepth } = await agentSettings(db, merchant.code);
  const { type: kind, validTo = null, mostUses = null, note = null } = asked;
  if (validTo !== null && !(isDay(validTo) && validTo >= dayIn(merchant.timeZone, now))) {
    throw new Refusal('request.invalid', { errors: [{ field: 'validTo', code: 'minimum' }] });
  }
  const rates = ratesAsked(asked.rates, ceilings);
  await requireGivable(db, merchant, agentId, rates, now);
  const line = await lineOf(db, merchant.code, agentId);
  if (line.length >= maxDepth) throw new Refusal('line.too_deep');
  const wanted = { kind, rates, valid_to: validTo, most_uses: mostUses, note };
  const row = await transact(db, async (tx) => {
    await lockMember(tx, merchant.code, agentId);
    return (await sameLink(tx, owner, wanted)) ?? addLink(tx, owner, wanted);
  });
  return shownLink(db, owner, row);
}

interface WantedLink {
  readonly kind: 'agent' | 'member';
  readonly rates: Rates;
  readonly valid_to: string | null;
  readonly most_uses: number | null;
  readonly note: string | null;
}

/** One that says all of it already, and still has a place. */
const sameLink = (
  tx: Tx,
  owner: LinkOwner,
  { kind, rates, valid_to, most_uses, note }: WantedLink,
): Promise<LinkRow | undefined> =>
  openLinks(tx, owner)
    .where('kind', '=', kind)
    .where(sql<boolean>`rates = ${JSON.stringify(rates)}::jsonb`)
    .where(sql<boolean>`valid_to IS NOT DISTINCT FROM ${valid_to}::date`)
    .where(sql<boolean>`most_uses IS NOT DISTINCT FROM ${most_uses}::integer`)
    .where(sql<boolean>`note IS NOT DISTINCT FROM ${note}::text`)
    .where((its) => its.or([its('most_uses', 'is', null), its('uses', '<', its.ref('most_uses'))]))
    .orderBy('made_at')
    .executeTakeFirst();

async function addLink(
  tx: Tx,
  owner: LinkOwner,
  { rates, ...wanted }: WantedLink,
): Promise<LinkRow> {
  const { merchant, agentId, now } = owner;
  const { links, linksADay } = await agentSettings(tx, merchant.code);
  const today = new Date(startOfDay(merchant.timeZone, dayIn(merchant.timeZone, now)));
  const { there, made } = await tx
    .selectFrom('affiliate')
    .select((its) => [
      its.fn.countAll<bigint>().filterWhere('ended_at', 'is', null).as('there'),
      its.fn.countAll<bigint>().filterWhere('made_at', '>=', today).as('made'),
    ])
    .where('merchant', '=', merchant.code)
    .where('member_id', '=', agentId)
    .where('kind', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(there) >= links || Number(made) >= linksADay) throw new Refusal('link.limit');
  const code = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return tx
    .insertInto('affiliate')
    .values({
      merchant: merchant.code,
      code,
      code_key: code.toLowerCase(),
      domain: '',
      member_id: agentId,
      ...wanted,
      rates: JSON.stringify(rates),
      made_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whoever came by it stays; one that is ended, and another’s, is none. */
export async function endLink(
  db: Kysely<Database>,
  { merchant, agentId, now }: LinkOwner,
  code: string,
): Promise<void> {
  const ended = await db
    .updateTable('affiliate')
    .set({ ended_at: new Date(now) })
    .where('merchant', '=', merchant.code)
    .where('code_key', '=', code.trim().toLowerCase())
    .where('member_id', '=', agentId)
    .where('kind', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  if (ended === undefined) throw new Refusal('affiliate.invalid');
}

async function shownLink(db: Kysely<Database>, owner: LinkOwner, row: LinkRow): Promise<Link> {
  const { merchant, agentId, now, origin } = owner;
  const rates = Object.entries(row.rates);
  let lowered = false;
  for (const [category, ppm] of rates) {
    if (ppm > (await mostBelow(db, merchant, agentId, category, now))) lowered = true;
  }
  const { registered } = await db
    .selectFrom('member')
    .select((its) => its.fn.countAll<bigint>().as('registered'))
    .where('merchant', '=', merchant.code)
    .where('affiliate_code', '=', row.code)
    .executeTakeFirstOrThrow();
  const url = `${origin}/m/register?affiliateCode=${row.code}`;
  return {
    code: row.code,
    url,
    qr: url,
    type: row.kind ?? 'member',
    rates: Object.fromEntries(rates.map(([category, ppm]) => [category, percentOf(ppm)])),
    ...(row.valid_to !== null && { validTo: row.valid_to }),
    ...(row.most_uses !== null && { mostUses: row.most_uses }),
    uses: row.uses,
    registered: Number(registered),
    ...(row.note !== null && { note: row.note }),
    madeAt: row.made_at?.getTime() ?? 0,
    lowered,
  };
}
