import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Link } from '#kernel/routing/link.ts';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { recentListQuery } from '../../api/recent-list.ts';
import { PagedGames } from '../../components/paged-games.tsx';
import { useFavourites } from '../../favourites/use-favourites.ts';

/** What a member played lately, the latest first. */
export function RecentsScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  return (
    <PagedGames
      label={t('title.recents')}
      list={useInfiniteQuery(recentListQuery(userName, useAskedLanguage()))}
      favourites={useFavourites()}
      empty={
        <EmptyState
          icon="game-recent"
          title={t('recent.none')}
          description={t('recent.none.hint')}
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
