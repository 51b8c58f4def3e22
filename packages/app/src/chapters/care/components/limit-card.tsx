import { useMoment } from '#kernel/time/use-moment.ts';
import { useId, type ReactNode } from 'react';
import { Heading } from '@livery/ui/heading';
import { Inline } from '@livery/ui/inline';
import { LimitMeter, type PendingRaise } from '@livery/ui/limit-meter';
import { Stack } from '@livery/ui/stack';
import { Surface } from '@livery/ui/surface';
import { Text } from '@livery/ui/text';
import { useMoneyFormat } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Limit } from '../api/responsible-play.ts';
import { nowTexts, typeTexts, useLimitAmount } from '../words.ts';

export interface LimitCardProps {
  readonly limit: Limit;
  readonly currency: string;
  readonly pending: PendingRaise | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A limit that nothing is used up of: the most in one bet. */
function PlainLimit({ limit, currency, pending, children }: LimitCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const amountOf = useLimitAmount(currency);
  return (
    <Surface pad="l" render={<Stack gap="m" render={<section aria-labelledby={id} />} />}>
      <Inline gap="s" align="baseline" justify="between">
        <Heading id={id} step="s4">
          {t(typeTexts[limit.type])}
        </Heading>
        <Text step="s2" tone="soft" render={<span />}>
          {t(nowTexts[limit.period])}
        </Text>
      </Inline>
      <Text voice="figures" step="s5" tone="strong">
        <bdi>{amountOf(limit.type, limit.amount)}</bdi>
      </Text>
      {pending ? (
        <>
          <Text strong>{pending.text}</Text>
          <Text step="s2" tone="soft">
            {pending.confirmBy}
          </Text>
          {pending.actions}
        </>
      ) : null}
      {children}
    </Surface>
  );
}

/** A limit: what of it is used up, what is left, when it begins anew, and what waits. */
export function LimitCard(props: LimitCardProps) {
  const { limit, currency, pending, children } = props;
  const { t } = useTranslation();
  const moment = useMoment();
  const amountOf = useLimitAmount(currency);
  const format = useMoneyFormat(currency);
  if (limit.used === undefined) return <PlainLimit {...props} />;
  return (
    <LimitMeter
      title={t(typeTexts[limit.type])}
      period={t(nowTexts[limit.period])}
      used={limit.used}
      limit={limit.amount}
      {...format}
      {...(limit.type === 'time' ? { format: (amount: string) => amountOf('time', amount) } : {})}
      reset={
        limit.resetAt === undefined ? undefined : t('limits.reset', { at: moment(limit.resetAt) })
      }
      {...(pending ? { pending } : {})}
      labels={{
        room: t('limits.room'),
        used: (used, most) => t('limits.used', { used, limit: most }),
        near: t('limits.near'),
        reached: t('limits.reached'),
      }}
    >
      {children}
    </LimitMeter>
  );
}
