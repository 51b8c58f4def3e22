import { useTranslation } from '@livery/web/texts/use-translation';
import { SkeletonGrid } from '@livery/ui/skeleton';

/** A page of nothing but games. */
export function GridSkeleton() {
  const { t } = useTranslation();
  return <SkeletonGrid label={t('games.list')} />;
}
