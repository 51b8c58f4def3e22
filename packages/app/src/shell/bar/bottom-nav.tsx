import { useShortMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { BarItem, BottomBar } from '@livery/ui/bottom-bar';
import { useMerchant } from '#kernel/merchant.tsx';
import { linkTo } from '#kernel/routing/path-to.ts';
import { menu } from '#kernel/routing/table.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useDepositBadge } from '#kernel/session/badges/deposit-badge.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';

/** What a deposit may bring, for those who see it and for those who hear it. */
function useBonus() {
  const { t } = useTranslation();
  const money = useShortMoney(useMerchant().currency);
  const badge = useDepositBadge();
  if (!badge) return {};
  const amount = money(badge.amount);
  return { badge: `+${amount}`, badgeLabel: t('nav.deposit.bonus', { amount }) };
}

/** What is used most, at the thumb. */
export function BottomNav() {
  const { t, language } = useTranslation();
  const { announcement, inbox } = useUnread();
  const waiting = announcement + inbox;
  const bonus = useBonus();
  const current = useCurrentRoute()?.route;
  return (
    <BottomBar label={t('nav.label')}>
      {menu().map(({ route, icon, label, unread }) => (
        <BarItem
          key={route.name}
          icon={icon}
          home={route.name === 'home'}
          // One of the promotions is among the promotions.
          current={route.pageKey === current?.pageKey}
          unread={unread ? waiting : 0}
          unreadLabel={t('messages.unread', { count: waiting })}
          locale={language}
          {...(route.name === 'deposit' ? bonus : {})}
          render={<Link to={linkTo(route)} />}
        >
          {t(label)}
        </BarItem>
      ))}
    </BottomBar>
  );
}
