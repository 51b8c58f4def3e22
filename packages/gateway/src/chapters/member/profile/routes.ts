import { Refusal } from '../../../kernel/refusal.ts';
import type { Router } from '../../../http/router.ts';
import type { Services } from '../../../kernel/services.ts';
import { getMember, setHeadIcon } from '../store.ts';

const CLUB = ['Member', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

/** The pictures the app has, by their number. */
const HEAD_ICONS: readonly string[] = Array.from({ length: 24 }, (_, at) => String(at + 1));

export function memberRoutes(route: Router, { db }: Services): void {
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
      ...(session.barred && { bar: session.barred }),
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
