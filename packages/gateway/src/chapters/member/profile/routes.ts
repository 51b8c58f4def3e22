import { hasClub } from '../../../kernel/sites/policy/policy.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { getMember, setHeadIcon } from '../store.ts';

const CLUB = ['Member', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

const clubOf = (rank: number): string => CLUB[Math.min(rank, CLUB.length - 1)] ?? CLUB[0];

/** The pictures the app has, by their number. */
const HEAD_ICONS: readonly string[] = Array.from({ length: 24 }, (_, at) => String(at + 1));

export function memberRoutes(route: Router, { db }: Services): void {
  route('memberInfo', async ({ merchant, session }) => {
    const member = await getMember(db, merchant.code, session.memberId);
    const isInClub = hasClub(merchant, member.kyc_level);
    return {
      id: member.id.toString(),
      account: member.account,
      nickname: member.nickname,
      type: member.type,
      clubLabel: { labelName: isInClub ? clubOf(member.vip) : '' },
      vip: isInClub ? member.vip : 0,
      headIcon: member.head_icon,
      currency: merchant.currency,
      kyc: { level: member.kyc_level, status: member.kyc_status },
      mobileVerified: member.mobile_verified,
      emailVerified: member.email_verified,
      ...(session.barred && { bar: session.barred }),
      ...(session.termsOwed !== undefined && { termsOwed: session.termsOwed }),
      ...(member.owes_birthday && { birthdayOwed: true as const }),
    };
  });

  route('headIcons', async ({ merchant, session }) => {
    const member = await getMember(db, merchant.code, session.memberId);
    return { icon: member.head_icon, list: [...HEAD_ICONS] };
  });

  route('setHeadIcon', async ({ merchant, session, body }) => {
    if (body.icon !== '' && !HEAD_ICONS.includes(body.icon)) {
      throw new Refusal('request.invalid', { errors: [{ field: 'icon', code: 'enum' }] });
    }
    await setHeadIcon(db, merchant.code, session.memberId, body.icon);
    return { icon: body.icon, list: [...HEAD_ICONS] };
  });
}
