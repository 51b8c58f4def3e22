import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Vendor } from '@livery/contract/client';
import { Button } from '@livery/ui/button';
import { GameStrip } from '@livery/ui/game-strip';
import { SkeletonStrip } from '@livery/ui/skeleton';
import { useAskedLanguage } from '#kernel/i18n/language.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { vendorGamesQuery } from '../api/vendor-games.ts';
import { vendorsQuery } from '../api/vendors.ts';
import { CategorySection } from '../components/category-section.tsx';
import { useGameCard } from '../components/game-card.tsx';
import { listPath } from '../list-path.ts';
import { vendorsOf } from '../vendors/vendors-of.ts';
import { Near } from '../components/near.tsx';
import { StripRoom } from '../components/strip-room.tsx';
import type { CategoryPartProps } from './part-props.ts';
import * as css from './rooms.css.ts';

const shown = 6;

/** How many makers of a category show their games at home. */
const makers: Readonly<Record<string, number>> = { RNG: 3, FISH: 2, LIVE: 1 };

interface BlockProps extends CategoryPartProps {
  readonly vendor: Vendor;
}

function Block({ category, favourites, vendor: { vassalage, displayName } }: BlockProps) {
  const query = vendorGamesQuery({ gameType: category, vassalage }, useAskedLanguage());
  const { data, isError, refetch } = useQuery(query);
  const card = useGameCard({ place: 'large', favourites });
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  // The button that was pressed has gone; what it brought takes its place.
  useEffect(() => {
    if (isWhole) strip.current?.querySelectorAll('button')[shown]?.focus();
  }, [isWhole]);
  const hasMore = !isWhole && data !== undefined && data.length > shown;
  return (
    <CategorySection
      title={displayName}
      level={3}
      count={data?.length}
      more={listPath(category, { vassalage })}
      moreAbove={3}
      skeleton={<SkeletonStrip label={displayName} />}
      isError={isError}
      onRetry={() => void refetch()}
    >
      <GameStrip ref={strip} label={displayName}>
        {(isWhole ? data : data?.slice(0, shown))?.map(card)}
        {hasMore ? (
          <div className={css.more}>
            <Button size="medium" variant="secondary" full onClick={() => setWhole(true)}>
              {t('home.showMore')}
            </Button>
          </div>
        ) : null}
      </GameStrip>
    </CategorySection>
  );
}

/** The first makers of a category with the first games of each. */
export function VendorBlocks({ category, favourites }: CategoryPartProps) {
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  const vendors = data ? vendorsOf(data, category).slice(0, makers[category] ?? 0) : [];
  return vendors.map((vendor) => (
    <Near
      key={vendor.vassalage}
      room={
        <div className={css.within}>
          <StripRoom title={vendor.displayName} level={3} count={1} />
        </div>
      }
    >
      <div className={css.within}>
        <Block category={category} favourites={favourites} vendor={vendor} />
      </div>
    </Near>
  ));
}
