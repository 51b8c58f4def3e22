import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Vendor } from '@livery/contract/client';
import { GameStrip } from '@livery/ui/game-strip';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { categoryPreviewQuery } from '../api/game-previews.ts';
import { centrePath } from './centre-path.ts';
import { menuLook } from '../menu/menu-look.ts';
import { isLaunchedAtOnce } from '../launch/vendor-way.ts';
import { CategorySection } from '../components/category-section.tsx';
import { Near } from '../components/near.tsx';
import { useGameCard } from '../components/game-card.tsx';
import { StripRoom } from '../components/strip-room.tsx';
import { VendorStrip } from '../components/vendor-strip.tsx';

export interface CentreSectionProps {
  readonly gameCategory: string;
  readonly vendors: readonly Vendor[];
  readonly favourites: ReadonlySet<string>;
}

/** The first games of a category. */
function GamesSection({ gameCategory, favourites }: CentreSectionProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(
    categoryPreviewQuery(gameCategory, useAskedLanguage()),
  );
  const card = useGameCard({ place: 'large', favourites });
  const { icon, text } = menuLook(gameCategory);
  return (
    <CategorySection
      title={t(text)}
      icon={icon}
      count={data?.length}
      more={centrePath(gameCategory)}
      skeleton={<SkeletonStrip label={t(text)} />}
      isError={isError}
      onRetry={() => void refetch()}
    >
      <GameStrip label={t(text)}>{data?.map(card)}</GameStrip>
    </CategorySection>
  );
}

/** A category of the game centre: its first games, or those who take bets on it. */
export function CentreSection(props: CentreSectionProps) {
  const { t } = useTranslation();
  const { gameCategory, vendors } = props;
  const { icon, text } = menuLook(gameCategory);
  if (!isLaunchedAtOnce(gameCategory))
    return (
      <Near room={<StripRoom title={t(text)} icon={icon} count={1} />}>
        <GamesSection {...props} />
      </Near>
    );
  return (
    <CategorySection
      title={t(text)}
      icon={icon}
      count={vendors.length}
      more={centrePath(gameCategory)}
      skeleton={null}
      onRetry={() => {}}
    >
      <VendorStrip label={t(text)} gameCategory={gameCategory} vendors={vendors} />
    </CategorySection>
  );
}
