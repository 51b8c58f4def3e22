import type { Router } from '../../http/router.ts';
import type { Platform } from '../../platform.ts';
import { getMember } from './store.ts';

const CLUB = ['Member', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

export function memberRoutes(route: Router, { db }: Platform): void {
  route('memberInfo', async ({ merchant, session }) => {
    const member = await getMember(db, merchant.code, session.memberId);
    return {
      id: member.id.toString(),
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      clubLabel: { labelName: CLUB[Math.min(member.vip, CLUB.length - 1)] ?? CLUB[0] },
      vip: member.vip,
      headIcon: member.head_icon,
      currency: merchant.currency,
      kyc: { level: member.kyc_level, status: member.kyc_status },
      mobileVerified: member.mobile_verified,
      emailVerified: member.email_verified,
    };
  });
}
