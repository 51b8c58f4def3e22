import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '@livery/ui/empty-state';
import { GameStrip } from '@livery/ui/game-strip';
import { TextLink } from '@livery/ui/link';
import { SectionTitle } from '@livery/ui/section-title';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { useLanguage } from '#platform/i18n/language.ts';
import { LoadFailed } from '#platform/parts/load-failed.tsx';
import { categoryPath } from '#platform/paths.ts';
import { categoryPreviewQuery } from '../api/game-list.ts';
import { categoryIcon, type Category } from '../categories.ts';
import { useGameCard } from '#platform/parts/game-card.tsx';

export interface CategoryGamesProps {
  readonly current: Category;
  readonly favourites: ReadonlySet<string>;
}

/** The first six games of the category that is chosen. */
export function CategoryGames({ current, favourites }: CategoryGamesProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(categoryPreviewQuery(current, useLanguage()));
  const card = useGameCard({ place: 'large', favourites });
  const title = t(`category.${current}`);
  return (
    <section aria-label={title}>
      <SectionTitle
        title={title}
        end={
          <TextLink quiet caret render={<Link to={categoryPath(current)} />}>
            {t('in_more_button')}
          </TextLink>
        }
      />
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data && data.length > 0 ? <GameStrip label={title}>{data.map(card)}</GameStrip> : null}
      {data?.length === 0 ? (
        <EmptyState icon={categoryIcon[current]} title={t('home.empty')} />
      ) : null}
      {!data && !isError ? <SkeletonStrip label={title} /> : null}
    </section>
  );
}
