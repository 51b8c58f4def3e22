import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { Stack } from '@livery/ui/stack';
import { Link } from '#kernel/routing/link.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

export interface AgeQuestionProps {
  readonly age: number;
  readonly onConfirm: () => void;
}

/** Before play for no money, where a law wants to hear that whoever plays is of age (RG-01). */
export function AgeQuestion({ age, onConfirm }: AgeQuestionProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="user"
      level={2}
      title={t('flag.FREEPLAY3.age', { age })}
      description={t('flag.FREEPLAY3.age.line', { age })}
      action={
        <Stack gap="list">
          <Button onClick={onConfirm}>{t('flag.FREEPLAY3.age.yes', { age })}</Button>
          <Button variant="secondary" render={<Link to={pathTo('home')} replace />}>
            {t('flag.FREEPLAY3.age.no')}
          </Button>
        </Stack>
      }
    />
  );
}
