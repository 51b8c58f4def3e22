import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { SkeletonRows } from '@livery/ui/skeleton';
import { emphasised } from '#kernel/i18n/emphasis.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { vendorsQuery } from '../api/vendors.ts';
import { CategorySection } from '../components/category-section.tsx';
import { VendorStrip } from '../components/vendor-strip.tsx';
import { listPath } from '../list-path.ts';
import { vendorsOf } from '../vendors-of.ts';

const category = 'RNG';

/** Who makes the games of the house's largest category; without them, or an answer, it is not there. */
export function StudiosSection() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(vendorsQuery(useMerchant().code));
  const vendors = data && vendorsOf(data, category);
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
      <VendorStrip
        label={emphasised(title).title}
        gameCategory={category}
        vendors={vendors ?? []}
      />
    </CategorySection>
  );
}
