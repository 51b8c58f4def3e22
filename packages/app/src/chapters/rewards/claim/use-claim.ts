import { useMutation } from '@tanstack/react-query';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useSending, type Sending } from '#kernel/http/uploads/use-sending.ts';
import { claimPromotion } from '../api/claim.ts';
import { claimDraft, type ClaimDraft } from './claim-draft.ts';
import { useSettled } from './use-settled.ts';

const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export interface Claim extends Pick<Sending, 'statusOf'> {
  readonly isSending: boolean;
  /** Why nothing came of the last try. */
  readonly error: unknown;
  send(): void;
  stop(): void;
}

/** Sends what was filled in; the form stays as it is until the platform has it. */
export function useClaim(userName: string, draft: ClaimDraft): Claim {
  const { t } = useTranslation();
  const toast = useToast();
  const sending = useSending();
  const { settle, refused, refresh } = useSettled(userName, draft.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ id, key, remark, pictures }: ClaimDraft) =>
      sending.run(pictures, (sent, options) =>
        claimPromotion({ id, key, remark: remark.trim() }, sent, options),
      ),
    onSuccess: (claimed) => {
      claimDraft.set(undefined);
      settle(claimed);
    },
    onError: (why, sent) => {
      if (isStopped(why)) {
        toast.show({ text: t('upload.stopped') });
        // It may have arrived all the same.
        refresh();
      } else if (refused(why)) claimDraft.set({ ...sent, open: false });
    },
  });
  return {
    isSending: isPending,
    error: isStopped(error) ? null : error,
    send: () => {
      if (!isPending) mutate(draft);
    },
    stop: sending.stop,
    statusOf: sending.statusOf,
  };
}
