import type { Reply } from '@livery/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { toDecimal } from '../../kernel/money/money.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import {
  DEPOSIT_LEVEL,
  PAYOUT_LEVEL,
  playLevel,
  unverifiedTotal,
} from '../../kernel/sites/policy/policy.ts';
import { depositStanding } from '../care/index.ts';

interface Known {
  readonly db: Kysely<Database>;
  readonly merchant: Merchant;
  readonly memberId: bigint;
  readonly level: number;
  readonly now: number;
}

/** What somebody may do as well known as they are; bars and limits of their own are told elsewhere. */
export async function opensFor({
  db,
  merchant,
  memberId,
  level,
  now,
}: Known): Promise<Reply<'kyc'>['limits']> {
  const may = { play: level >= playLevel(merchant), withdraw: level >= PAYOUT_LEVEL };
  if (level >= DEPOSIT_LEVEL) return { ...may, deposit: true };
  const { ever, reserved } = await depositStanding(db, merchant, memberId, now);
  const left = unverifiedTotal(merchant) - ever - reserved;
  return {
    ...may,
    deposit: left > 0n,
    depositLeft: toDecimal(left > 0n ? left : 0n, merchant.currency),
  };
}
