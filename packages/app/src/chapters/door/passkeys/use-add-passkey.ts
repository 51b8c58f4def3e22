import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { isChangeOfMind } from '#kernel/forms/proof/change-of-mind.ts';
import { addPasskey, passkeysQuery, type Passkey } from '../api/passkeys.ts';
import { isHeldAlready } from './browser.ts';
import { keepNote } from './device-notes.ts';

export interface AddPasskeyOptions {
  /** Asks first who it is, where the platform wants to know. */
  readonly proven?: (work: () => Promise<Passkey>) => Promise<Passkey>;
  readonly onAdded?: () => void;
}

/** Has the browser make a passkey for a member, and says what came of it. */
export function useAddPasskey(
  userName: string,
  { proven = (work) => work(), onAdded }: AddPasskeyOptions = {},
) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const { code: merchantCode } = useMerchant();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => proven(addPasskey),
    onSuccess: async ({ id, name }) => {
      toast.show({ tone: 'success', text: t('flag.PASSKEY3.added', { name }) });
      onAdded?.();
      await keepNote({ merchantCode, userName }, { id });
      await queries.invalidateQueries(passkeysQuery(userName));
    },
  });
  const failure = (): string | undefined => {
    if (!error || isChangeOfMind(error)) return undefined;
    return isHeldAlready(error) ? t('flag.PASSKEY3.held') : errorText(error, t);
  };
  return {
    add: (): void => {
      if (!isPending) mutate();
    },
    busy: isPending,
    failure: failure(),
  };
}
