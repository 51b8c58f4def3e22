import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@livery/ui/button';
import { FileUpload } from '@livery/ui/file-upload';
import { Heading } from '@livery/ui/heading';
import { Message } from '@livery/ui/message';
import { Stack } from '@livery/ui/stack';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useSending } from '@livery/web/uploads/use-sending';
import { errorText } from '#kernel/http/error-text.ts';
import { upload } from '#kernel/http/uploads/upload.ts';
import { useUploadLabels } from '#kernel/http/uploads/use-upload-labels.ts';
import { useMoment } from '#kernel/time/use-moment.ts';
import { depositOrderQuery, type DepositOrder } from '../api/deposit-order.ts';

export interface SentPanelProps {
  readonly userName: string;
  readonly order: DepositOrder;
}

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Says that it is sent, with who sent it and a picture of the slip: both help whoever looks for it. */
export function SentPanel({ userName, order }: SentPanelProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const moment = useMoment();
  const queries = useQueryClient();
  const labels = useUploadLabels();
  const { run, stop, statusOf } = useSending();
  const [sender, setSender] = useState('');
  const [slips, setSlips] = useState<readonly File[]>([]);
  const [isMissed, setMissed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isAsked = order.nextStep === 'send_slip';
  const { queryKey } = depositOrderQuery(userName, order.orderId);

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isWithout = isAsked && slips.length === 0;
    setMissed(isWithout);
    if (isWithout) return;
    setBusy(true);
    setError(undefined);
    const input = {
      params: { kindOrId: order.orderId },
      body: sender.trim() === '' ? {} : { sender: sender.trim() },
    };
    try {
      queries.setQueryData(
        queryKey,
        await run(slips, (pictures, options) => upload('depositSent', input, pictures, options)),
      );
    } catch (why) {
      setError(why);
      await queries.invalidateQueries({ queryKey });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Surface pad="l" render={<section aria-labelledby={id} />}>
      <form noValidate aria-labelledby={id} onSubmit={(event) => void send(event)}>
        <Stack gap="l">
          <Heading id={id} step="s4">
            {t(isAsked ? 'order.slip.asked' : 'order.sent')}
          </Heading>
          <Text tone="soft">{t(isAsked ? 'order.slip.asked.line' : 'order.sent.line')}</Text>
          {order.expiresAt === undefined ? null : (
            <Text tone="soft">{t('order.sent.until', { at: moment(order.expiresAt) })}</Text>
          )}
          {error === undefined || isAborted(error) ? null : (
            <Message tone="danger">{errorText(error, t)}</Message>
          )}
          {isAsked ? null : (
            <TextField
              label={t('order.sender')}
              hint={t('order.sender.hint')}
              autoComplete="name"
              maxLength={80}
              value={sender}
              readOnly={busy}
              onChange={({ target }) => setSender(target.value)}
            />
          )}
          <FileUpload
            label={t(isAsked ? 'order.slip' : 'order.slip.optional')}
            labels={labels}
            locale={language}
            maxFiles={1}
            value={slips}
            onValueChange={setSlips}
            statusOf={statusOf}
            disabled={busy}
            {...(isMissed && slips.length === 0 ? { error: t('order.slip.missing') } : {})}
          />
          <Button type="submit" full loading={busy}>
            {t(isAsked ? 'order.slip.send' : 'order.sent.button')}
          </Button>
          {busy && slips.length > 0 ? (
            <Button type="button" variant="secondary" full onClick={stop}>
              {t('upload.stop')}
            </Button>
          ) : null}
        </Stack>
      </form>
    </Surface>
  );
}
