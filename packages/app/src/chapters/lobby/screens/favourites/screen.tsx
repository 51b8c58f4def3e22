import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { PagedGames } from '../../components/paged-games.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { favouriteListQuery } from '../../api/favourite-list.ts';
import { useFavourites } from '../../favourites/use-favourites.ts';

/** What a member has collected, newest first. */
export function FavouritesScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  return (
    <PagedGames
      label={t('title.favourites')}
      list={useInfiniteQuery(favouriteListQuery(userName, useAskedLanguage()))}
      favourites={useFavourites()}
      empty={
        <EmptyState
          icon="heart"
          title={t('favourite.none')}
          description={t('favourite.none.hint')}
          action={
            <Button size="medium" render={<Link to={pathTo('games')} />}>
              {t('favourite.browse')}
            </Button>
          }
        />
      }
    />
  );
}
