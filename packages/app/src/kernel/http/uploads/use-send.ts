import { useMutation } from '@tanstack/react-query';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { SendDraft } from './send-draft.ts';
import { useSending, type Send, type Sending } from '@livery/web/uploads/use-sending';

export interface SendPlan<Draft extends SendDraft, Answer> {
  /** Sends what was written, with its pictures as they leave. */
  readonly send: (draft: Draft, ...sent: Parameters<Send<Answer>>) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  readonly onFailed?: (error: unknown, draft: Draft) => void;
  /** It may have arrived all the same. */
  readonly onStopped?: () => void;
}

export interface SendState extends Pick<Sending, 'stop' | 'statusOf'> {
  readonly isSending: boolean;
  /** Why nothing came of the last try. */
  readonly error: unknown;
}

export interface Sender<Draft extends SendDraft, Answer> extends SendState {
  /** What the platform said to it. */
  readonly answer: Answer | undefined;
  readonly send: (draft: Draft) => void;
  /** For another one. */
  readonly reset: () => void;
}

const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Sends a draft once at a time; it stays as it is until the platform has it. */
export function useSend<Draft extends SendDraft, Answer>({
  send,
  onSent,
  onFailed,
  onStopped,
}: SendPlan<Draft, Answer>): Sender<Draft, Answer> {
  const { t } = useTranslation();
  const toast = useToast();
  const { run, stop, statusOf } = useSending();
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (draft: Draft) =>
      run(draft.pictures, (pictures, options) =>
        send({ ...draft, text: draft.text.trim() }, pictures, options),
      ),
    onSuccess: onSent,
    onError: (why, draft) => {
      if (!isStopped(why)) return onFailed?.(why, draft);
      toast.show({ text: t('upload.stopped') });
      onStopped?.();
    },
  });
  return {
    stop,
    statusOf,
    isSending: isPending,
    error: isStopped(error) ? null : error,
    answer: data,
    reset,
    send: (draft) => {
      if (!isPending) mutate(draft);
    },
  };
}
