import { useTranslation } from '@livery/web/texts/use-translation';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { Sheet } from '@livery/ui/sheet';
import { useMerchant } from '#kernel/merchant.tsx';
import { keepNote, snoozeAfterDecline } from './device-notes.ts';
import * as css from './passkeys.css.ts';
import { useAddPasskey } from './use-add-passkey.ts';

export { mayOffer } from './may-offer.ts';

export interface OfferSheetProps {
  readonly userName: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A passkey for next time. However somebody leaves it, they are left alone for a while. */
export function OfferSheet({ userName, open, onClose }: OfferSheetProps) {
  const { t } = useTranslation();
  const { code: merchantCode } = useMerchant();
  const { add, busy, failure } = useAddPasskey(userName, { onAdded: onClose });
  const decline = (): void => {
    onClose();
    void keepNote({ merchantCode, userName }, { quietUntil: Date.now() + snoozeAfterDecline });
  };
  return (
    <Sheet open={open} onClose={decline} title={t('flag.PASSKEY3.offer')}>
      <p>{t('flag.PASSKEY3.why')}</p>
      {failure ? <Message tone="danger">{failure}</Message> : null}
      <div className={css.fields}>
        <Button icon="key" full loading={busy} onClick={add}>
          {t('flag.PASSKEY3.add')}
        </Button>
        <Button variant="quiet" full onClick={decline}>
          {t('flag.PASSKEY3.later')}
        </Button>
      </div>
    </Sheet>
  );
}
