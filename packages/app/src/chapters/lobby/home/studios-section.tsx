import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import { SkeletonRows } from '@livery/ui/skeleton';
import { emphasised } from '@livery/web/texts/emphasis';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNear } from '#kernel/parts/use-near.ts';
import { vendorsQuery } from '../api/vendors.ts';
import { CategorySection } from '../components/category-section.tsx';
import { VendorStrip } from '../components/vendor-strip.tsx';
import { listPath } from '../list-path.ts';
import { vendorsOf } from '../vendors/vendors-of.ts';

const category = 'RNG';

/** So few are as high as all: where they stand in rows, it is two of them. */
const resting = 4;

/** Who makes the games of the house's largest category; without them, or an answer, it is not there. */
export function StudiosSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(vendorsQuery(useMerchant().code));
  const vendors = data && vendorsOf(data, category);
  const mark = useRef<HTMLDivElement>(null);
  // Far down a home they keep the room of all.
  const isNear = useNear(mark, vendors !== undefined);
  const title = t('home.studios');
  if (isError && !vendors) return null;
  return (
    <CategorySection
      title={title}
      count={vendors?.length}
      more={listPath(category)}
      skeleton={<SkeletonRows count={1} height="list" />}
      onRetry={() => void refetch()}
    >
      <div ref={mark}>
        <VendorStrip
          label={emphasised(title).title}
          gameCategory={category}
          vendors={vendors?.slice(0, isNear ? vendors.length : resting) ?? []}
        />
      </div>
    </CategorySection>
  );
}
