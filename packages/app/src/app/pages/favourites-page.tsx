import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { loginPath, paths } from '#platform/paths.ts';
import { useSession } from '#platform/session/session.ts';
import { FavouritesScreen } from '#features/favourites/screen.tsx';
import { PageBar } from '../shell/page-bar.tsx';

/** A member's collection; a visitor is shown the way in. */
export function FavouritesPage() {
  const { t } = useTranslation();
  const userName = useSession()?.userName;
  return (
    <>
      <PageBar title={t('title.favourites')} />
      {userName === undefined ? (
        <EmptyState
          icon="heart"
          title={t('favourite.login')}
          action={
            <Button size="medium" render={<Link to={loginPath(paths.favourites)} />}>
              {t('nav.login')}
            </Button>
          }
        />
      ) : (
        <FavouritesScreen userName={userName} />
      )}
    </>
  );
}
