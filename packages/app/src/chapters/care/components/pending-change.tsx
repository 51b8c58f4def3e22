import { useMoment } from '#kernel/time/use-moment.ts';
import { Button } from '@livery/ui/button';
import { ButtonGroup } from '@livery/ui/button-group';
import { Countdown } from '@livery/ui/countdown';
import type { PendingRaise } from '@livery/ui/limit-meter';
import { Stack } from '@livery/ui/stack';
import { onThisClock, platformNow } from '#kernel/http/platform-clock.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Limit } from '../api/responsible-play.ts';
import { useLimitAmount } from '../words.ts';

export interface PendingChangeProps {
  readonly currency: string;
  readonly busy: boolean;
  readonly onKeep: (limit: Limit) => void;
  readonly onConfirm: (limit: Limit) => void;
  /** The time of waiting is over. */
  readonly onReady: () => void;
}

/** A looser limit that waits, or that waits no more and wants to be confirmed; undefined where there is none. */
export function usePendingChange({
  currency,
  busy,
  onKeep,
  onConfirm,
  onReady,
}: PendingChangeProps): (limit: Limit) => PendingRaise | undefined {
  const { t, language } = useTranslation();
  const moment = useMoment();
  const amountOf = useLimitAmount(currency);
  return (limit) => {
    const { pending, type } = limit;
    if (!pending) return undefined;
    const isReady = pending.effectiveAt <= platformNow();
    const amount = pending.amount === null ? undefined : amountOf(type, pending.amount);
    const at = moment(pending.effectiveAt);
    const keep = (
      <Button variant="secondary" size="medium" disabled={busy} onClick={() => onKeep(limit)}>
        {t('limits.keep', { amount: amountOf(type, limit.amount) })}
      </Button>
    );
    if (isReady)
      return {
        text: amount === undefined ? t('limits.ready.none') : t('limits.ready', { amount }),
        confirmBy: t('limits.ready.line', { at: moment(pending.confirmBy) }),
        actions: (
          <ButtonGroup>
            {keep}
            <Button size="medium" disabled={busy} onClick={() => onConfirm(limit)}>
              {t('limits.confirm')}
            </Button>
          </ButtonGroup>
        ),
      };
    return {
      text:
        amount === undefined
          ? t('limits.pending.none', { at })
          : t('limits.pending', { amount, at }),
      confirmBy: t('limits.pending.line', { at: moment(pending.confirmBy) }),
      actions: (
        <Stack gap="m">
          <Countdown
            until={onThisClock(pending.effectiveAt)}
            locale={language}
            label={t('limits.pending.wait')}
            endLabel={t('limits.pending.over')}
            onEnd={onReady}
          />
          {keep}
        </Stack>
      ),
    };
  };
}
