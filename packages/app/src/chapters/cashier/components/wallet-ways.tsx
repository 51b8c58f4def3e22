import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import * as css from './wallet-ways.css.ts';

/** Where money comes in and where it leaves, neither before the other. */
export function WalletWays() {
  const { t } = useTranslation();
  const look = { size: 'medium', variant: 'secondary', className: css.way } as const;
  return (
    <div className={css.ways}>
      <Button {...look} render={<Link to={pathTo('deposit')} />}>
        {t('nav.deposit')}
      </Button>
      <Button {...look} render={<Link to={pathTo('withdraw')} />}>
        {t('title.withdraw')}
      </Button>
    </div>
  );
}
