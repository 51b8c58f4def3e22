import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { ButtonGroup } from '@livery/ui/button-group';
import { FileUpload } from '@livery/ui/file-upload';
import { Message } from '@livery/ui/message';
import { Select } from '@livery/ui/select';
import { Stack } from '@livery/ui/stack';
import { TextArea } from '@livery/ui/text-area';
import { errorText } from '#kernel/http/error-text.ts';
import { useUploadLabels } from '#kernel/http/uploads/use-upload-labels.ts';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import {
  blankDraft,
  feedbackTopics,
  changedWord,
  feedbackDraft,
  isFitting,
  least,
  most,
  type FeedbackTopic,
} from './feedback-draft.ts';
import { useFeedback } from './use-feedback.ts';

const topicText = {
  problem: 'feedback.about.problem',
  payment: 'feedback.about.payment',
  idea: 'feedback.about.idea',
  other: 'feedback.about.other',
} as const;

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
  const { t, language } = useTranslation();
  const labels = useUploadLabels();
  const [blank, clear] = useState(blankDraft);
  const draft = feedbackDraft.use() ?? blank;
  const { send, stop, statusOf, isSending, error, ticket, again } = useFeedback();
  const [wasUnfit, complain] = useState(false);
  const isUnfit = !isFitting(draft);
  const change = (more: Parameters<typeof changedWord>[1]): void =>
    feedbackDraft.set(changedWord(draft, more));
  if (ticket !== undefined)
    return (
      <Taken
        ticket={ticket}
        onAgain={() => {
          clear(blankDraft());
          complain(false);
          again();
        }}
      />
    );
  return (
    <form
      noValidate
      aria-label={t('feedback.title')}
      onSubmit={(event) => {
        event.preventDefault();
        complain(isUnfit);
        if (isUnfit) event.currentTarget.querySelector('textarea')?.focus();
        else send(draft);
      }}
    >
      <Stack gap="section">
        {error ? <Message tone="danger">{errorText(error, t)}</Message> : null}
        <Select
          label={t('feedback.category')}
          value={draft.category}
          disabled={isSending}
          options={feedbackTopics.map((value) => ({ value, label: t(topicText[value]) }))}
          onChange={({ target }) => change({ category: target.value as FeedbackTopic })}
        />
        <TextArea
          label={t('feedback.content')}
          hint={t('feedback.hint')}
          error={wasUnfit && isUnfit ? t('feedback.length', { least, most }) : undefined}
          name="content"
          rows={4}
          value={draft.content}
          limit={most}
          readOnly={isSending}
          labels={{
            count: (typed, limit) => t('feedback.count', { typed, limit }),
            remain: (count) => t('feedback.left', { letters: count }),
          }}
          onChange={({ target }) => change({ content: target.value })}
        />
        {withPictures ? (
          <FileUpload
            label={t('feedback.pictures')}
            labels={labels}
            locale={language}
            value={draft.pictures}
            onValueChange={(pictures) => change({ pictures })}
            statusOf={statusOf}
            disabled={isSending}
          />
        ) : null}
        <ButtonGroup>
          <Button type="submit" full loading={isSending}>
            {t('feedback.send')}
          </Button>
          {isSending ? (
            <Button type="button" variant="secondary" full onClick={stop}>
              {t('upload.stop')}
            </Button>
          ) : null}
        </ButtonGroup>
      </Stack>
    </form>
  );
}
