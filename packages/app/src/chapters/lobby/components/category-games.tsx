import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { EmptyState } from '@livery/ui/empty-state';
import { GameStrip } from '@livery/ui/game-strip';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { categoryPreviewQuery } from '../api/game-previews.ts';
import { listPath } from '../list-path.ts';
import { menuLook } from '../menu/menu-look.ts';
import { CategorySection } from './category-section.tsx';
import { useGameCard } from './game-card.tsx';

export interface CategoryGamesProps {
  readonly current: string;
  readonly favourites: ReadonlySet<string>;
  /** Nobody asked for this one: without games it is not there. */
  readonly optional?: boolean;
}

/** The first six games of a category. */
export function CategoryGames({ current, favourites, optional = false }: CategoryGamesProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(categoryPreviewQuery(current, useAskedLanguage()));
  const card = useGameCard({ place: 'large', favourites });
  const { icon, text } = menuLook(current);
  const title = t(text);
  return (
    <CategorySection
      title={title}
      count={data?.length}
      more={listPath(current)}
      moreAbove={3}
      skeleton={<SkeletonStrip label={title} />}
      isError={isError}
      onRetry={() => void refetch()}
      empty={optional ? undefined : <EmptyState icon={icon} title={t('home.empty')} />}
    >
      <GameStrip label={title}>{data?.map(card)}</GameStrip>
    </CategorySection>
  );
}
