import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { GameStrip } from '@livery/ui/game-strip';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { emphasised } from '@livery/web/texts/emphasis';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { hotGamesQuery } from '../api/hot-games.ts';
import { CategorySection } from './category-section.tsx';
import { useGameCard } from './game-card.tsx';

const shown = 6;

export interface HotGamesProps {
  readonly favourites: ReadonlySet<string>;
  /** Every one of them, and not the first six alone. */
  readonly all?: boolean;
}

/** The first six of the hot games, and a way to the rest. */
export function HotGames({ favourites, all = false }: HotGamesProps) {
  const { t, language } = useTranslation();
  const { data, isError, refetch } = useQuery(hotGamesQuery(useAskedLanguage()));
  const card = useGameCard({ place: 'large', favourites, priority: 3 });
  const text = t('home.hot');
  const label = emphasised(text).title;
  return (
    <CategorySection
      title={text}
      count={data?.length}
      more={pathTo('hot')}
      moreAbove={3}
      skeleton={<SkeletonStrip label={label} hot locale={language} />}
      isError={isError}
      onRetry={() => void refetch()}
    >
      <GameStrip label={label} hot={!all} firstMark={t('home.first')} locale={language}>
        {data?.slice(0, all ? undefined : shown).map(card)}
      </GameStrip>
    </CategorySection>
  );
}
