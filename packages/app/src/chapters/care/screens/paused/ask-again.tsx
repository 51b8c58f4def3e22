import { Button } from '@livery/ui/button';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { useChange } from '../../api/use-change.ts';

/** Has the platform ask the register now; it does so by itself, too. */
export function AskAgain({ userName }: { readonly userName: string }) {
  const { t } = useTranslation();
  const { change, busy } = useChange(userName);
  return (
    <Button
      variant="secondary"
      full
      loading={busy}
      onClick={() =>
        void change(
          () => call('askRegister', {}),
          ({ bar }) => {
            if (bar === undefined) return t('paused.unasked.answered');
            return bar.kind === 'unasked' ? t('paused.unasked.still') : undefined;
          },
        )
      }
    >
      {t('paused.unasked.button')}
    </Button>
  );
}
