import { GUEST } from '../../../kernel/member-types.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { Services } from '../../../kernel/services.ts';
import { createMember } from '../../member/index.ts';

/** Somebody who may try the games: no password, no money, and gone when the session is (`sweep.ts`). */
export function createGuest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { code }: Merchant,
  account: string,
): Promise<{ id: bigint }> {
  return createMember(db, {
    merchant: code,
    account,
    nickname: account,
    type: GUEST,
    passwordHash: null,
    now: clock(),
  });
}
