import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Merchant } from '../../merchants.ts';
import { accountKey } from '../member/store.ts';

/** The invitation a code stands for; no code is no invitation, a wrong one is refused. */
export async function findAffiliate(
  db: Kysely<Database>,
  merchant: Merchant,
  code: string | undefined,
  domain: string | undefined,
): Promise<{ code: string; member_id: bigint | null } | undefined> {
  if (code === undefined || code === '') return undefined;
  const found = await db
    .selectFrom('affiliate')
    .select(['code', 'member_id'])
    .where('merchant', '=', merchant.code)
    .where('code_key', '=', code.trim().toLowerCase())
    .where('domain', 'in', ['', domain ?? ''])
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('affiliate.invalid');
  return found;
}

/** By number or by name; undefined where nobody is named. */
export async function findRecommender(
  db: Kysely<Database>,
  merchant: string,
  named: string | undefined,
): Promise<bigint | undefined> {
  if (named === undefined || named === '') return undefined;
  const isNumber = /^\d{1,18}$/.test(named);
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '<>', 4)
    .where((its) =>
      its.or([
        its('account_key', '=', accountKey(named)),
        ...(isNumber ? [its('id', '=', BigInt(named))] : []),
      ]),
    )
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('referrer.invalid');
  return found.id;
}
