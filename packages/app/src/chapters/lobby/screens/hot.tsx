import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@livery/ui/empty-state';
import { GameGrid } from '@livery/ui/game-grid';
import { SkeletonFade, SkeletonGrid } from '@livery/ui/skeleton';
import { useLanguage } from '#kernel/i18n/language.ts';
import { LoadFailed } from '#kernel/parts/load-failed.tsx';
import { hotGamesQuery } from '../api/hot-games.ts';
import { keyOfGame, useGameCard } from '../components/game-card.tsx';

/** Every hot game. */
export function HotScreen({ favourites }: { favourites: ReadonlySet<string> }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(hotGamesQuery(useLanguage()));
  const card = useGameCard({ favourites, priority: 9 });
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data?.length === 0) return <EmptyState icon="game-hot" title={t('home.empty')} />;
  return (
    <SkeletonFade busy={!data} skeleton={<SkeletonGrid label={t('title.hot')} />}>
      <GameGrid label={t('title.hot')} items={data ?? []} keyOf={keyOfGame}>
        {card}
      </GameGrid>
    </SkeletonFade>
  );
}
