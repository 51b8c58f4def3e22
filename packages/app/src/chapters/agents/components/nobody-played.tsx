import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from '@livery/web/texts/use-translation';

/** Of days on which there was nothing. */
export function NobodyPlayed() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="calendar"
      title={t('flag.AGENCY3.nobody')}
      description={t('flag.AGENCY3.nobody.line')}
    />
  );
}
