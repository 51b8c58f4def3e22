import { Sheet } from '@livery/ui/sheet';
import { changedDraft } from '#kernel/http/uploads/send-draft.ts';
import { SendForm } from '#kernel/http/uploads/send-form.tsx';
import { useSend } from '#kernel/http/uploads/use-send.ts';
import { useDigits } from '@livery/web/texts/numbers';
import { useTranslation } from '@livery/web/texts/use-translation';
import { claimPromotion } from '../api/claim.ts';
import { claimDraft, type ClaimDraft } from './claim-draft.ts';
import { useSettled } from './use-settled.ts';

const remarkLimit = 140;

export interface ClaimSheetProps {
  readonly userName: string;
  /** The promotion’s. */
  readonly title: string;
  readonly draft: ClaimDraft;
}

/** A claim with what helps whoever looks at it: a remark, and pictures of a slip. */
export function ClaimSheet({ userName, title, draft }: ClaimSheetProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { settle, refused, refresh } = useSettled(userName, draft.id);
  const { send, ...state } = useSend({
    send: ({ id, key, text }: ClaimDraft, pictures, options) =>
      claimPromotion({ id, key, remark: text }, pictures, options),
    onSent: (claimed) => {
      claimDraft.set(undefined);
      settle(claimed);
    },
    onFailed: (error, sent) => {
      if (refused(error)) claimDraft.set({ ...sent, open: false });
    },
    onStopped: refresh,
  });
  return (
    <Sheet
      open={draft.open}
      dismissible={!state.isSending}
      onClose={() => claimDraft.set({ ...draft, open: false })}
      title={t('promotion.claim')}
      description={title}
    >
      <SendForm
        draft={draft}
        onChange={(more) => claimDraft.set(changedDraft(draft, more))}
        state={state}
        onSend={() => send(draft)}
        text={{
          label: t('promotion.remark'),
          hint: t('promotion.remark.hint'),
          unfit: t('promotion.remark.long', { limit: digits(`${remarkLimit}`) }),
          name: 'remark',
          most: remarkLimit,
          labels: {
            count: (typed, limit) =>
              t('promotion.remark.count', {
                typed: digits(`${typed}`),
                limit: digits(`${limit}`),
              }),
            remain: (count) => t('promotion.remark.left', { count, letters: digits(`${count}`) }),
          },
        }}
        picturesLabel={t('promotion.pictures')}
        sendLabel={t('promotion.send')}
      />
    </Sheet>
  );
}
