import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { Game } from '@livery/contract/client';
import { GameGrid } from '@livery/ui/game-grid';
import { SkeletonFade, SkeletonGrid } from '@livery/ui/skeleton';
import { keyOfGame, useGameCard } from './game-card.tsx';
import { eachOnce } from '@livery/web/http/each-once';
import { useInSight } from '#kernel/parts/use-in-sight.ts';
import { LoadFailed } from '#kernel/routing/load-failed.tsx';
import { PageFailed } from '#kernel/routing/page-failed.tsx';

export interface PagedGamesProps {
  readonly label: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Game[] }>>;
  readonly favourites: ReadonlySet<string>;
  /** Shown when there is nothing; it says what to do next. */
  readonly empty: ReactNode;
}

/** How many are in sight at once, the last of them in part. */
const inSight = 12;

/** Games page after page as the end comes near, with every state on the way. */
export function PagedGames({ label, list, favourites, empty }: PagedGamesProps) {
  const pages = list.data?.pages;
  const games = useMemo(() => eachOnce(pages?.map(({ items }) => items) ?? [], keyOfGame), [pages]);
  const card = useGameCard({ favourites, priority: 9 });
  const most = useInSight(inSight, games.length);
  const hasMore = games.length > most || list.hasNextPage;
  const shown = useMemo(() => (games.length > most ? games.slice(0, most) : games), [games, most]);

  // What is there already is drawn by itself.
  const goOn = (): void => {
    if (games.length <= most && list.hasNextPage) void list.fetchNextPage();
  };

  if (list.isError && games.length === 0)
    return (
      <PageFailed error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  if (!list.isPending && games.length === 0) return empty;
  return (
    <SkeletonFade busy={list.isPending} skeleton={<SkeletonGrid label={label} />}>
      <GameGrid
        label={label}
        items={shown}
        keyOf={keyOfGame}
        busy={list.isFetching}
        onEnd={hasMore && !list.isError ? goOn : undefined}
      >
        {card}
      </GameGrid>
      {list.isError ? <LoadFailed onRetry={() => void list.fetchNextPage()} /> : null}
    </SkeletonFade>
  );
}
