import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { GUEST } from '../../../kernel/member-types.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { countFrom, limits } from '../../../http/guards/limits.ts';
import type { Services } from '../../../kernel/services.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { accountKey } from '../../member/index.ts';
import { isAsked } from './rules.ts';
import type { Settings } from '../settings/registration.ts';
import { countAsk } from '../verification/asks.ts';

interface Introduction {
  readonly affiliateCode?: string;
  readonly domain?: string;
  readonly recommenderId?: string;
}

export interface Invitation {
  readonly affiliateCode: string | null;
  readonly recommenderId: bigint | null;
}

/** What a site does not take is not looked at; one that asks for invitations hears who invites. */
function askedOf(
  settings: Settings,
  { affiliateCode = '', recommenderId = '' }: Introduction,
): { readonly code: string; readonly named: string } {
  const takesCode = settings.affiliate.enabled;
  const takesName = isAsked(settings, 'affiliateCode') || isAsked(settings, 'recommenderId');
  return { code: takesCode ? affiliateCode : '', named: takesName ? recommenderId : '' };
}

/** Guessing is limited here as it is where codes and names are asked for. */
export async function countIntroduction(
  services: Pick<Services, 'db' | 'clock'>,
  { code: merchant }: Merchant,
  settings: Settings,
  introduction: Introduction,
  request: FastifyRequest,
): Promise<void> {
  const { db, clock } = services;
  const { code, named } = askedOf(settings, introduction);
  if (code !== '') await countFrom(db, limits.affiliateAddress, merchant, request.ip, clock());
  if (named !== '') await countAsk(services, merchant, request);
}

/** By whom somebody comes: told to nobody who has not shown a captcha, where there is one. */
export async function invitationOf(
  db: Kysely<Database>,
  merchant: Merchant,
  settings: Settings,
  introduction: Introduction,
  now: number,
): Promise<Invitation> {
  const { code, named } = askedOf(settings, introduction);
  const affiliate = await findAffiliate(db, merchant, code, introduction.domain, now);
  const recommender = await findRecommender(db, merchant.code, named);
  return {
    affiliateCode: affiliate?.code ?? null,
    recommenderId: recommender ?? affiliate?.member_id ?? null,
  };
}

/** The invitation a code stands for; no code is no invitation, a wrong one is refused, and one that is over. */
export async function findAffiliate(
  db: Kysely<Database>,
  merchant: Merchant,
  code: string | undefined,
  domain: string | undefined,
  now: number,
): Promise<{ code: string; member_id: bigint | null } | undefined> {
  if (code === undefined || code === '') return undefined;
  const today = dayIn(merchant.timeZone, now);
  const found = await db
    .selectFrom('affiliate')
    .select(['code', 'member_id'])
    .where('merchant', '=', merchant.code)
    .where('code_key', '=', code.trim().toLowerCase())
    .where('domain', 'in', ['', domain ?? ''])
    .where('ended_at', 'is', null)
    .where((its) => its.or([its('most_uses', 'is', null), its('uses', '<', its.ref('most_uses'))]))
    .where((its) => its.or([its('valid_to', 'is', null), its('valid_to', '>=', today)]))
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('affiliate.invalid');
  return found;
}

/** By number or by name; undefined where nobody is named. */
async function findRecommender(
  db: Kysely<Database>,
  merchant: string,
  named: string,
): Promise<bigint | undefined> {
  if (named === '') return undefined;
  const people = db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '<>', GUEST);
  // The number first: a name may be all figures, and must not pass for somebody's number.
  const found =
    (/^\d{1,18}$/.test(named) &&
      (await people.where('id', '=', BigInt(named)).executeTakeFirst())) ||
    (await people.where('account_key', '=', accountKey(named)).executeTakeFirst());
  if (found === undefined) throw new Refusal('referrer.invalid');
  return found.id;
}
