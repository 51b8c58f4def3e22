import { useMutation } from '@tanstack/react-query';
import { useToast } from '@livery/ui/toast';
import { useSending } from '#kernel/http/uploads/use-sending.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { sendFeedback } from '../api/feedback.ts';
import { feedbackDraft, type FeedbackDraft } from './feedback-draft.ts';

const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Sends what was written; it stays in the form until the platform has it. */
export function useFeedback() {
  const { t } = useTranslation();
  const toast = useToast();
  const { run, stop, statusOf } = useSending();
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: ({ pictures, content, ...word }: FeedbackDraft) =>
      run(pictures, (sent, options) =>
        sendFeedback({ ...word, content: content.trim() }, sent, options),
      ),
    onSuccess: () => feedbackDraft.set(undefined),
    onError: (why) => {
      if (isStopped(why)) toast.show({ text: t('upload.stopped') });
    },
  });
  return {
    stop,
    statusOf,
    isSending: isPending,
    error: isStopped(error) ? null : error,
    ticket: data?.ticketId,
    again: reset,
    send: (draft: FeedbackDraft) => {
      if (!isPending) mutate(draft);
    },
  };
}
