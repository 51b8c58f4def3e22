import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { responsiblePlayQuery } from './responsible-play.ts';

/** Does what was asked, says what came of it, and reads all of it anew. */
export function useChange(userName: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Whether it was done; what kept it from being done is said, unless `onFailed` says it. */
  const change = async <T>(
    work: () => Promise<T>,
    said: (result: T) => string | undefined,
    onFailed?: (error: unknown) => void,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const text = said(await work());
      if (text !== undefined) toast.show({ tone: 'success', text });
      return true;
    } catch (error) {
      if (onFailed) onFailed(error);
      else toast.show({ tone: 'danger', text: errorText(error, t) });
      return false;
    } finally {
      await queries.invalidateQueries(responsiblePlayQuery(userName));
      setBusy(false);
    }
  };
  return { change, busy };
}
