import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import type { Transaction } from '../../api/transactions.ts';

/** The way to what it came of, where that has a page. */
export function OriginLink({ of: { type, orderId, grantId } }: { readonly of: Transaction }) {
  const { t } = useTranslation();
  if (grantId !== undefined)
    return (
      <Button full variant="secondary" render={<Link to={pathTo('bonus')} />}>
        {t('title.bonus')}
      </Button>
    );
  if (orderId === undefined) return null;
  const isOut = type.startsWith('withdraw');
  return (
    <Button
      full
      variant="secondary"
      render={<Link to={pathTo(isOut ? 'withdraw' : 'deposit', { order: orderId })} />}
    >
      {t(isOut ? 'withdraw.open' : 'deposits.open')}
    </Button>
  );
}
