import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { isChangeOfMind } from '#kernel/forms/proof/change-of-mind.ts';

/** A way in without a name or a password: the device knows whose passkeys it holds. */
export function PasskeyLogin({ onSuccess }: { onSuccess: () => void }) {
  const { t } = useTranslation();
  const { code } = useMerchant();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // Fetched when somebody comes this way, and by nobody else.
      const { logInByPasskey } = await import('./log-in.ts');
      return logInByPasskey(code);
    },
    onSuccess,
  });
  return (
    <>
      {error && !isChangeOfMind(error) ? (
        <Message tone="danger">{errorText(error, t)}</Message>
      ) : null}
      <Button variant="secondary" icon="key" full loading={isPending} onClick={() => mutate()}>
        {t('flag.PASSKEY3.login')}
      </Button>
    </>
  );
}
