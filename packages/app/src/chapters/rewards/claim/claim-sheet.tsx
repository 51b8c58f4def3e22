import { useState } from 'react';
import { Button } from '@livery/ui/button';
import { ButtonGroup } from '@livery/ui/button-group';
import { FileUpload } from '@livery/ui/file-upload';
import { Message } from '@livery/ui/message';
import { Sheet } from '@livery/ui/sheet';
import { Stack } from '@livery/ui/stack';
import { TextArea } from '@livery/ui/text-area';
import { useTranslation } from '#kernel/i18n/use-translation.ts';
import { useDigits } from '#kernel/i18n/numbers.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { useUploadLabels } from '#kernel/http/uploads/use-upload-labels.ts';
import { changedDraft, claimDraft, type ClaimDraft } from './claim-draft.ts';
import { useClaim } from './use-claim.ts';

const remarkLimit = 140;

export interface ClaimSheetProps {
  readonly userName: string;
  /** The promotion’s. */
  readonly title: string;
  readonly draft: ClaimDraft;
}

/** A claim with what helps whoever looks at it: a remark, and pictures of a slip. */
export function ClaimSheet({ userName, title, draft }: ClaimSheetProps) {
  const { t, language } = useTranslation();
  const labels = useUploadLabels();
  const digits = useDigits();
  const { isSending, error, send, stop, statusOf } = useClaim(userName, draft);
  const [wasTooLong, complain] = useState(false);
  const isTooLong = draft.remark.trim().length > remarkLimit;
  const change = (more: Parameters<typeof changedDraft>[1]): void =>
    claimDraft.set(changedDraft(draft, more));
  return (
    <Sheet
      open={draft.open}
      dismissible={!isSending}
      onClose={() => claimDraft.set({ ...draft, open: false })}
      title={t('promotion.claim')}
      description={title}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          complain(isTooLong);
          if (isTooLong) event.currentTarget.querySelector('textarea')?.focus();
          else send();
        }}
      >
        <Stack gap="section">
          {error ? <Message tone="danger">{errorText(error, t)}</Message> : null}
          <TextArea
            label={t('promotion.remark')}
            hint={t('promotion.remark.hint')}
            error={
              wasTooLong && isTooLong
                ? t('promotion.remark.long', { limit: digits(`${remarkLimit}`) })
                : undefined
            }
            name="remark"
            value={draft.remark}
            limit={remarkLimit}
            readOnly={isSending}
            labels={{
              count: (typed, limit) =>
                t('promotion.remark.count', {
                  typed: digits(`${typed}`),
                  limit: digits(`${limit}`),
                }),
              remain: (count) => t('promotion.remark.left', { count, letters: digits(`${count}`) }),
            }}
            onChange={({ target }) => change({ remark: target.value })}
          />
          <FileUpload
            label={t('promotion.pictures')}
            labels={labels}
            locale={language}
            value={draft.pictures}
            onValueChange={(pictures) => change({ pictures })}
            statusOf={statusOf}
            disabled={isSending}
          />
          <ButtonGroup>
            <Button type="submit" full loading={isSending}>
              {t('promotion.send')}
            </Button>
            {isSending ? (
              <Button type="button" variant="secondary" full onClick={stop}>
                {t('upload.stop')}
              </Button>
            ) : null}
          </ButtonGroup>
        </Stack>
      </form>
    </Sheet>
  );
}
