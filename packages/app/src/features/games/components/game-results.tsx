import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@livery/ui/empty-state';
import { GameGrid } from '@livery/ui/game-grid';
import { SkeletonGrid } from '@livery/ui/skeleton';
import { useLanguage } from '#platform/i18n/language.ts';
import { LoadFailed } from '#platform/parts/load-failed.tsx';
import { gameListQuery, type GameFilter } from '../api/game-list.ts';
import { useGameCards } from '#platform/parts/game-cards.tsx';

/** What a filter finds, page after page as the end comes near. */
export function GameResults({
  filter,
  favourites,
}: {
  filter: GameFilter;
  favourites: ReadonlySet<string>;
}) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(gameListQuery(filter, useLanguage()));
  const games = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const cards = useGameCards(games, { favourites, priority: 9 });

  if (list.isPending) return <SkeletonGrid label={t('games.list')} />;
  if (list.isError && games.length === 0) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (games.length === 0)
    return <EmptyState icon="search" title={t('games.none')} text={t('games.none.hint')} />;
  return (
    <>
      <GameGrid
        label={t('games.list')}
        busy={list.isFetching}
        onEnd={list.hasNextPage && !list.isError ? () => void list.fetchNextPage() : undefined}
      >
        {cards}
      </GameGrid>
      {list.isError ? <LoadFailed onRetry={() => void list.fetchNextPage()} /> : null}
    </>
  );
}
