import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '#kernel/http/error-text.ts';
import { claimPromotion } from '../api/claim.ts';
import { useSettled } from './use-settled.ts';

/** Nothing is sent along that would take a while. */
const alone = { onProgress: () => {} };

/** Joins at a press; pressed again after a cut, it is still one joining. */
export function useJoin(userName: string, id: string) {
  const { t } = useTranslation();
  const toast = useToast();
  const { settle, refused } = useSettled(userName, id);
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isPending } = useMutation({
    mutationFn: () => claimPromotion({ id, key }, [], alone),
    onSuccess: settle,
    onError: (error) => {
      if (!refused(error)) toast.show({ tone: 'danger', text: errorText(error, t) });
    },
  });
  return { join: () => mutate(), isJoining: isPending };
}
