import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Link } from './link.ts';
import { pathTo } from './path-to.ts';

/** Ways on from where there is nothing to do. */
export function WayHome() {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="medium" render={<Link to={pathTo('home')} />}>
      {t('way.home')}
    </Button>
  );
}

export function WayToGames() {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="medium" render={<Link to={pathTo('games')} />}>
      {t('way.games')}
    </Button>
  );
}
