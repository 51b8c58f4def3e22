import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@livery/ui/empty-state';
import { GameStrip } from '@livery/ui/game-strip';
import { TextLink } from '@livery/ui/link';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonFade, SkeletonStrip } from '@livery/ui/skeleton';
import { useLanguage } from '#kernel/i18n/language.ts';
import { LoadFailed } from '#kernel/parts/load-failed.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { categoryPreviewQuery } from '../api/game-list.ts';
import { categoryIcon, categoryText, type Category } from '../categories.ts';
import { useGameCard } from './game-card.tsx';

export interface CategoryGamesProps {
  readonly current: Category;
  readonly favourites: ReadonlySet<string>;
}

/** The first six games of the category that is chosen. */
export function CategoryGames({ current, favourites }: CategoryGamesProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(categoryPreviewQuery(current, useLanguage()));
  const card = useGameCard({ place: 'large', favourites });
  const title = t(categoryText(current));
  return (
    <section aria-label={title}>
      <SectionTitle
        title={title}
        end={
          <TextLink quiet caret render={<Link to={pathTo('category', { gameType: current })} />}>
            {t('common.more')}
          </TextLink>
        }
      />
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || !isError ? (
        <SkeletonFade busy={!data} skeleton={<SkeletonStrip label={title} />}>
          {data?.length === 0 ? (
            <EmptyState icon={categoryIcon[current]} title={t('home.empty')} />
          ) : (
            <GameStrip label={title}>{data?.map(card)}</GameStrip>
          )}
        </SkeletonFade>
      ) : null}
    </section>
  );
}
