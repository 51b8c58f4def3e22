import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { loginPath, pathTo } from '#kernel/routing/path-to.ts';

/** A visitor has no collection yet, and is shown the way to one. */
export function FavouritesInvitation() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="heart"
      title={t('favourite.login')}
      action={
        <Button size="medium" render={<Link to={loginPath(pathTo('favourites'))} />}>
          {t('nav.login')}
        </Button>
      }
    />
  );
}
