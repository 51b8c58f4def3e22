import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { GameGrid } from '@livery/ui/game-grid';
import { SkeletonGrid } from '@livery/ui/skeleton';
import { useLanguage } from '#platform/i18n/language.ts';
import { useGameCards } from '#platform/parts/game-cards.tsx';
import { LoadFailed } from '#platform/parts/load-failed.tsx';
import { paths } from '#platform/paths.ts';
import { favouriteListQuery } from './api/favourite-list.ts';
import { useFavourites } from './use-favourites.ts';

/** What a member has collected, newest first. */
export function FavouritesScreen({ userName }: { userName: string }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(favouriteListQuery(userName, useLanguage()));
  const games = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const cards = useGameCards(games, { favourites: useFavourites(), priority: 9 });
  if (list.isPending) return <SkeletonGrid label={t('title.favourites')} />;
  if (list.isError && games.length === 0) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (games.length === 0) {
    return (
      <EmptyState
        icon="heart"
        title={t('favourite.none')}
        text={t('favourite.none.hint')}
        action={
          <Button size="medium" render={<Link to={paths.games} />}>
            {t('favourite.browse')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <GameGrid
        label={t('title.favourites')}
        busy={list.isFetching}
        onEnd={list.hasNextPage && !list.isError ? () => void list.fetchNextPage() : undefined}
      >
        {cards}
      </GameGrid>
      {list.isError ? <LoadFailed onRetry={() => void list.fetchNextPage()} /> : null}
    </>
  );
}
