import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Where it is proven who somebody is. */
export function WayToProof() {
  const { t } = useTranslation();
  return (
    <Button size="medium" variant="secondary" render={<Link to={pathTo('identity')} />}>
      {t('proof.way')}
    </Button>
  );
}
