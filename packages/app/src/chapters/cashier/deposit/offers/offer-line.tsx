import { TextLink } from '@livery/ui/link';
import { useShortMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useDepositBadge } from '#kernel/session/badges/deposit-badge.ts';

/** What the menu at the thumb has promised, with the way to all that it asks for. */
export function OfferLine() {
  const { t } = useTranslation();
  const offer = useDepositBadge();
  const money = useShortMoney(useMerchant().currency);
  if (!offer) return null;
  return (
    <TextLink caret render={<Link to={pathTo('promotion', { id: offer.promotionId })} />}>
      {t('deposit.offer', { amount: money(offer.amount) })}
    </TextLink>
  );
}
