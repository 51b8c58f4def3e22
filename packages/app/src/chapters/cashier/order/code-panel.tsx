import { useRef, useState } from 'react';
import { Button } from '@livery/ui/button';
import { Countdown } from '@livery/ui/countdown';
import { QRCode } from '@livery/ui/qr-code';
import { useToast } from '@livery/ui/toast';
import { useTranslation } from '@livery/web/texts/use-translation';
import { onThisClock, platformNow } from '#kernel/http/platform-clock.ts';
import * as css from '../deposit/deposit.css.ts';
import { savePicture } from './save-picture.ts';

export interface CodePanelProps {
  readonly payload: string;
  /** By the clock of whoever gave the code. */
  readonly expiresAt: number;
  /** What is to be paid, in words. */
  readonly amount: string;
  readonly reference: string;
  /** Asked for a new one; nothing where none can be had from here. */
  readonly onRenew: (() => void) | undefined;
  readonly busy: boolean;
}

/** A camera reads no more than this. */
const longest = 2_000;

/** A code to be paid with another app, for as long as it holds; then it is veiled, and a new one can be had. */
export function CodePanel({
  payload,
  expiresAt,
  amount,
  reference,
  onRenew,
  busy,
}: CodePanelProps) {
  const { t, language } = useTranslation();
  const toast = useToast();
  const plate = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(() => platformNow() >= expiresAt);
  if (payload.length > longest) return null;

  const save = async (): Promise<void> => {
    const code = plate.current?.querySelector('svg');
    const isSaved = code ? await savePicture(`${reference}.png`, code) : false;
    toast.show(
      isSaved
        ? { tone: 'success', text: t('order.code.saved') }
        : { tone: 'danger', text: t('order.code.notSaved') },
    );
  };
  return (
    <div ref={plate} className={css.rows}>
      <QRCode
        className={css.code}
        value={payload}
        label={t('order.code', { amount })}
        {...(isOver ? { expired: t('order.code.over') } : {})}
        action={
          onRenew ? (
            <Button size="medium" loading={busy} onClick={onRenew}>
              {t('order.code.new')}
            </Button>
          ) : null
        }
      />
      <Countdown
        look="clock"
        spoken
        until={onThisClock(expiresAt)}
        locale={language}
        label={t('order.code.holds')}
        endLabel={t('order.code.over')}
        onEnd={() => setOver(true)}
      />
      {isOver ? null : (
        <Button variant="secondary" size="medium" icon="download" onClick={() => void save()}>
          {t('order.code.save')}
        </Button>
      )}
    </div>
  );
}
