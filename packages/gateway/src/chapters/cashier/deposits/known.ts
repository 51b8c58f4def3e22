import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { unverifiedTotal, DEPOSIT_LEVEL } from '../../../kernel/sites/policy/policy.ts';
import { getMember } from '../../member/index.ts';

/** Whether a member may have paid in so much altogether: whoever is known, any sum. */
export async function isKnownFor(
  db: Kysely<Database>,
  merchant: Merchant,
  memberId: bigint,
  total: bigint,
): Promise<boolean> {
  if (total <= unverifiedTotal(merchant)) return true;
  const { kyc_level: level } = await getMember(db, merchant.code, memberId);
  return level >= DEPOSIT_LEVEL;
}
