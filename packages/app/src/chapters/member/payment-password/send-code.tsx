import { useEffect, useState } from 'react';
import { Button } from '@livery/ui/button';
import { Message } from '@livery/ui/message';
import { Text } from '@livery/ui/text';
import type { Reply } from '@livery/contract/client';
import { useTranslation } from '@livery/web/texts/use-translation';
import { call } from '#kernel/http/client.ts';
import { errorText } from '#kernel/http/error-text.ts';
import { platformNow } from '#kernel/http/platform-clock.ts';

const second = 1_000;

/** So many seconds until another may be asked for. */
function useWait(until: number | undefined): number {
  const [now, setNow] = useState(platformNow);
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / second));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(platformNow()), second);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

/** Has a code sent to a phone or a mailbox that is proven, and again after a while. */
export function SendCode() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<Reply<'paymentPasswordCode'>>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wait = useWait(sent?.nextAt);
  const send = async (): Promise<void> => {
    setBusy(true);
    setFault(undefined);
    try {
      setSent(await call('paymentPasswordCode', {}));
    } catch (error) {
      setFault(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {fault === undefined ? null : <Message tone="danger">{fault}</Message>}
      <output>
        <Text tone="soft" render={<span />}>
          {sent ? t(sent.by === 'sms' ? 'pin.code.bySms' : 'pin.code.byMail') : t('pin.code.about')}
        </Text>
      </output>
      <Button
        variant="secondary"
        full
        loading={busy}
        disabled={wait > 0}
        onClick={() => void send()}
      >
        {wait > 0 ? t('pin.code.wait', { seconds: wait }) : t('pin.code.send')}
      </Button>
    </>
  );
}
