import { useState, type ReactNode } from 'react';
import { Button } from '@livery/ui/button';
import { ButtonGroup } from '@livery/ui/button-group';
import { FileUpload } from '@livery/ui/file-upload';
import { Message } from '@livery/ui/message';
import { Stack } from '@livery/ui/stack';
import { TextArea, type TextAreaProps } from '@livery/ui/text-area';
import { useTranslation } from '@livery/web/texts/use-translation';
import { errorText } from '../error-text.ts';
import type { SendDraft } from './send-draft.ts';
import { useUploadLabels } from './use-upload-labels.ts';
import type { SendState } from './use-send.ts';

/** The field of what is written. */
export interface SendText extends Pick<TextAreaProps, 'hint' | 'labels' | 'name' | 'rows'> {
  readonly label: string;
  /** So many letters it has at least, and at most, beside space around them. */
  readonly least?: number;
  readonly most: number;
  /** Said of one that has fewer or more. */
  readonly unfit: string;
}

export interface SendFormProps {
  /** Names the form where nothing around it does. */
  readonly label?: string;
  readonly draft: SendDraft;
  readonly onChange: (change: Partial<Pick<SendDraft, 'text' | 'pictures'>>) => void;
  readonly state: SendState;
  readonly onSend: () => void;
  readonly text: SendText;
  /** What pictures are asked for; none can be added without. */
  readonly picturesLabel?: string | undefined;
  readonly sendLabel: string;
  /** What is asked before the text. */
  readonly children?: ReactNode;
}

/** A form that sends words with pictures: it says how far they are, can be stopped, and keeps what did not arrive. */
export function SendForm({
  label,
  draft,
  onChange,
  state: { isSending, error, stop, statusOf },
  onSend,
  text: { least = 0, most, unfit, ...field },
  picturesLabel,
  sendLabel,
  children,
}: SendFormProps) {
  const { t, language } = useTranslation();
  const labels = useUploadLabels();
  const [wasUnfit, complain] = useState(false);
  const { length } = draft.text.trim();
  const isUnfit = length < least || length > most;
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        complain(isUnfit);
        if (isUnfit) event.currentTarget.querySelector('textarea')?.focus();
        else onSend();
      }}
    >
      <Stack gap="section">
        {error ? <Message tone="danger">{errorText(error, t)}</Message> : null}
        {children}
        <TextArea
          {...field}
          error={wasUnfit && isUnfit ? unfit : undefined}
          value={draft.text}
          limit={most}
          readOnly={isSending}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        {picturesLabel === undefined ? null : (
          <FileUpload
            label={picturesLabel}
            labels={labels}
            locale={language}
            value={draft.pictures}
            onValueChange={(pictures) => onChange({ pictures })}
            statusOf={statusOf}
            disabled={isSending}
          />
        )}
        <ButtonGroup>
          <Button type="submit" full loading={isSending}>
            {sendLabel}
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
