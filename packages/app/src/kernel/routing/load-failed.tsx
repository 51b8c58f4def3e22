import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import * as css from './load-failed.css.ts';

/** Something did not come; a press asks again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Message
      className={css.message}
      tone="danger"
      action={
        <Button variant="quiet" size="medium" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('error.failed')}
    </Message>
  );
}
