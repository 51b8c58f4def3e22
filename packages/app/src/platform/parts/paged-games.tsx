import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Game } from '@livery/contract/client';
import { GameGrid } from '@livery/ui/game-grid';
import { SkeletonGrid } from '@livery/ui/skeleton';
import { useGameCards } from './game-cards.tsx';
import { LoadFailed } from './load-failed.tsx';

export interface PagedGamesProps {
  readonly label: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Game[] }>>;
  readonly favourites: ReadonlySet<string>;
  /** Shown when there is nothing; it says what to do next. */
  readonly empty: ReactNode;
}

/** Games page after page as the end comes near, with every state on the way. */
export function PagedGames({ label, list, favourites, empty }: PagedGamesProps) {
  const games = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const cards = useGameCards(games, { favourites, priority: 9 });

  if (list.isPending) return <SkeletonGrid label={label} />;
  if (list.isError && games.length === 0) return <LoadFailed onRetry={() => void list.refetch()} />;
  if (games.length === 0) return empty;
  return (
    <>
      <GameGrid
        label={label}
        busy={list.isFetching}
        onEnd={list.hasNextPage && !list.isError ? () => void list.fetchNextPage() : undefined}
      >
        {cards}
      </GameGrid>
      {list.isError ? <LoadFailed onRetry={() => void list.fetchNextPage()} /> : null}
    </>
  );
}
