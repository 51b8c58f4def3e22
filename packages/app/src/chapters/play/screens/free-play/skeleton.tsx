import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from '@livery/web/texts/use-translation';

/** A page that says what it is doing, until it has done it. */
export function FreePlaySkeleton() {
  const { t } = useTranslation();
  return <EmptyState icon="game-all" title={t('flag.FREEPLAY3.wait')} />;
}
