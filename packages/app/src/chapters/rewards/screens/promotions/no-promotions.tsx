import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from '@livery/web/texts/use-translation';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Nothing runs, or nothing of a kind: leads on. */
export function NoPromotions({ kind }: { readonly kind: boolean }) {
  const { t } = useTranslation();
  const [to, text] = kind
    ? [pathTo('promotions'), t('promotion.none.others')]
    : [pathTo('games'), t('promotion.none.games')];
  return (
    <EmptyState
      icon="gift"
      title={t(kind ? 'promotion.none.kind' : 'promotion.none')}
      description={t('promotion.none.hint')}
      action={
        <Button size="medium" render={<Link to={to} />}>
          {text}
        </Button>
      }
    />
  );
}
