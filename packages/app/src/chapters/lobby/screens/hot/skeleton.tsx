import { useTranslation } from '@livery/web/texts/use-translation';
import { Skeleton, SkeletonGrid } from '@livery/ui/skeleton';
import * as css from '../../../../kernel/parts/skeletons/skeletons.css.ts';

/** A search and a row of chips over the games. */
export function HotSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className={css.search}>
        <Skeleton shape="block" className={css.field} />
      </div>
      <div className={css.tabs}>
        <Skeleton shape="block" className={css.tab} />
      </div>
      <SkeletonGrid label={t('title.hot')} />
    </>
  );
}
