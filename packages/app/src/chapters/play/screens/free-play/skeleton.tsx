import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from '#kernel/i18n/use-translation.ts';

/** A page that says what it is doing, until it has done it. */
export function FreePlaySkeleton() {
  const { t } = useTranslation();
  return <EmptyState icon="game-all" title={t('flag.FREEPLAY3.wait')} />;
}
