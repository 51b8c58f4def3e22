import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const PROVEN = 2;

/** Nothing is proven in a demo, and nobody there is paid anything: whoever asks counts as proven. */
export function identityRoutes(route: Router, { db }: Pick<Services, 'db'>): void {
  route('kycDocument', async ({ merchant, session }) => {
    if (merchant.environment !== 'demo') throw new Refusal('planned');
    const { kyc_level: level, kyc_status: status } = await db
      .updateTable('member')
      .set(({ fn, val }) => ({
        kyc_level: fn<number>('greatest', ['kyc_level', val(PROVEN)]),
        kyc_status: 'verified',
      }))
      .where((its) => its.and({ merchant: merchant.code, id: session.memberId }))
      .returning(['kyc_level', 'kyc_status'])
      .executeTakeFirstOrThrow();
    return { level, status };
  });
}
