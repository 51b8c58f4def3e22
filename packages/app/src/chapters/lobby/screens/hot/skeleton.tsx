import { useTranslation } from '#kernel/i18n/use-translation.ts';
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
