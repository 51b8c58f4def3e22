import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@livery/web/http/api-error';
import { useReturn } from '@livery/web/routing/use-return';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useToast } from '@livery/ui/toast';
import { errorText } from '#kernel/http/error-text.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { isChangeOfMind } from '#kernel/forms/proof/change-of-mind.ts';
import { useProof } from '#kernel/forms/proof/use-proof.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { memberInfoQuery } from '../api/member-info.ts';
import { securityQuery } from '../api/devices.ts';

/** One call after another to change what guards the account, and what became of the last. */
export function useGuardForm(userName: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const goBack = useReturn(pathTo('security'));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { proven, sheet } = useProof();
  return {
    busy,
    failure,
    /** Asks who it is, beside the form. */
    proof: sheet,
    /** Undefined once it is done; else what was refused, where a field is to say why. */
    ask: async (
      work: () => Promise<unknown>,
      ...fields: readonly string[]
    ): Promise<{ readonly code: string; readonly error: unknown } | 'failed' | undefined> => {
      setBusy(true);
      setFailure(undefined);
      try {
        await proven(work);
        return undefined;
      } catch (error) {
        const code = error instanceof ApiError ? error.code : '';
        if (fields.includes(code)) return { code, error };
        else if (!isChangeOfMind(error)) setFailure(errorText(error, t));
        return 'failed';
      } finally {
        setBusy(false);
      }
    },
    /** It is said, what hangs on it is asked for anew, and the page is left. */
    finish: async (said: TextKey): Promise<void> => {
      toast.show({ tone: 'success', text: t(said) });
      await Promise.all([
        queries.invalidateQueries(securityQuery(userName)),
        queries.invalidateQueries(memberInfoQuery(userName)),
        // What can be paid out may have to wait for it.
        queries.invalidateQueries({ queryKey: memberKey(userName, 'payout') }),
      ]);
      goBack();
    },
  };
}
