import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { Select } from '@livery/ui/select';
import { blankDraft, changedDraft } from '#kernel/http/uploads/send-draft.ts';
import { SendForm } from '#kernel/http/uploads/send-form.tsx';
import { useSend } from '#kernel/http/uploads/use-send.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import { sendFeedback } from '../api/feedback.ts';
import {
  feedbackDraft,
  feedbackTopics,
  type FeedbackDraft,
  type FeedbackTopic,
} from './feedback-draft.ts';

/** Letters that a word to the operator has. */
const least = 10;
const most = 500;

const topicText = {
  problem: 'feedback.about.problem',
  payment: 'feedback.about.payment',
  idea: 'feedback.about.idea',
  other: 'feedback.about.other',
} as const;

const emptyDraft = (): FeedbackDraft => blankDraft({ category: 'problem' });

/** Thanks, with a number to ask by. */
function Taken({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Message
      tone="success"
      action={
        <Button variant="quiet" size="medium" onClick={onAgain}>
          {t('feedback.again')}
        </Button>
      }
    >
      {t('feedback.taken', { ticket })}
    </Message>
  );
}

/** A word to the operator; whoever plays for practice sends no pictures. */
export function FeedbackForm({ withPictures }: { withPictures: boolean }) {
  const { t } = useTranslation();
  const [blank, clear] = useState(emptyDraft);
  const draft = feedbackDraft.use() ?? blank;
  const { answer, send, reset, ...state } = useSend({
    send: ({ category, text, key }: FeedbackDraft, pictures, options) =>
      sendFeedback({ category, content: text, key }, pictures, options),
    onSent: () => feedbackDraft.set(undefined),
  });
  const change = (more: Partial<FeedbackDraft>): void =>
    feedbackDraft.set(changedDraft(draft, more));
  const ticket = answer?.ticketId;
  if (ticket !== undefined)
    return (
      <Taken
        ticket={ticket}
        onAgain={() => {
          clear(emptyDraft());
          reset();
        }}
      />
    );
  return (
    <SendForm
      label={t('feedback.title')}
      draft={draft}
      onChange={change}
      state={state}
      onSend={() => send(draft)}
      text={{
        label: t('feedback.content'),
        hint: t('feedback.hint'),
        unfit: t('feedback.length', { least, most }),
        name: 'content',
        rows: 4,
        least,
        most,
        labels: {
          count: (typed, limit) => t('feedback.count', { typed, limit }),
          remain: (count) => t('feedback.left', { letters: count }),
        },
      }}
      picturesLabel={withPictures ? t('feedback.pictures') : undefined}
      sendLabel={t('feedback.send')}
    >
      <Select
        label={t('feedback.category')}
        value={draft.category}
        disabled={state.isSending}
        options={feedbackTopics.map((value) => ({ value, label: t(topicText[value]) }))}
        onChange={({ target }) => change({ category: target.value as FeedbackTopic })}
      />
    </SendForm>
  );
}
