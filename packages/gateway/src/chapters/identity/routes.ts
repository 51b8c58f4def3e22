import type { Router } from '../../http/router.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Services } from '../../kernel/services.ts';
import { PAYOUT_LEVEL } from '../../kernel/sites/policy/policy.ts';
import { getMember } from '../member/index.ts';
import { opensFor } from './limits.ts';

const later = async (): Promise<never> => {
  throw new Refusal('planned');
};

export function identityRoutes(route: Router, { db, clock }: Services): void {
  route('kyc', async ({ merchant, session: { memberId } }) => {
    const { kyc_level: level, kyc_status: status } = await getMember(db, merchant.code, memberId);
    const isOpen = status === 'none' && level < PAYOUT_LEVEL;
    return {
      level,
      status,
      way: 'upload',
      needed: isOpen ? ['details', 'front', 'back', 'selfie', 'check'] : [],
      reasons: [],
      limits: await opensFor({ db, merchant, memberId, level, now: clock() }),
    };
  });

  route('setKycDetails', later);
  route('kycLiveness', later);
  route('beginKyc', later);

  /** Nothing is proven in a demo, and nobody there is paid anything: whoever asks counts as proven. */
  route('kycDocument', async ({ merchant, session, body }) => {
    if (merchant.environment !== 'demo' || body.kind !== 'demo') throw new Refusal('planned');
    const { kyc_level: level, kyc_status: status } = await db
      .updateTable('member')
      .set(({ fn, val }) => ({
        kyc_level: fn<number>('greatest', ['kyc_level', val(PAYOUT_LEVEL)]),
        kyc_status: 'verified',
      }))
      .where((its) => its.and({ merchant: merchant.code, id: session.memberId }))
      .returning(['kyc_level', 'kyc_status'])
      .executeTakeFirstOrThrow();
    return { level, status };
  });
}
