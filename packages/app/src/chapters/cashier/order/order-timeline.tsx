import { Heading } from '@livery/ui/heading';
import type { IconName } from '@livery/ui/icon';
import { Stack } from '@livery/ui/stack';
import { Surface } from '@livery/ui/surface';
import { Timeline, TimelineEntry, type TimelineEntryProps } from '@livery/ui/timeline';
import { useId } from 'react';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import { isDepositOver, type DepositOrder, type DepositStage } from '../api/deposit-order.ts';
import { useRecordTimes } from '../records/use-record-times.ts';

interface StageLook {
  readonly text: TextKey;
  readonly tone: NonNullable<TimelineEntryProps['tone']>;
  readonly icon: IconName;
}

const looks: Readonly<Record<DepositStage['stage'], StageLook>> = {
  created: { text: 'order.stage.created', tone: 'neutral', icon: 'check' },
  unclear: { text: 'order.stage.unclear', tone: 'warning', icon: 'clock' },
  open: { text: 'order.stage.open', tone: 'neutral', icon: 'check' },
  settling: { text: 'order.stage.settling', tone: 'neutral', icon: 'check' },
  failed: { text: 'order.stage.failed', tone: 'danger', icon: 'close' },
  expired: { text: 'order.stage.expired', tone: 'neutral', icon: 'clock' },
  cancelled: { text: 'order.stage.cancelled', tone: 'neutral', icon: 'close' },
  credited: { text: 'order.stage.credited', tone: 'success', icon: 'check' },
  held: { text: 'order.stage.held', tone: 'warning', icon: 'lock' },
  reversed: { text: 'order.stage.reversed', tone: 'danger', icon: 'withdraw' },
  won: { text: 'order.stage.won', tone: 'success', icon: 'check' },
  returned: { text: 'order.stage.returned', tone: 'neutral', icon: 'withdraw' },
};

/** What has come of a deposit so far, with its times, and what is to come. */
export function OrderTimeline({ order }: { order: DepositOrder }) {
  const { t } = useTranslation();
  const id = useId();
  const { moment } = useRecordTimes();
  const money = useMoney(useMerchant().currency);
  const waits = !isDepositOver(order);
  return (
    <Surface pad="l" render={<Stack gap="m" render={<section aria-labelledby={id} />} />}>
      <Heading id={id} step="s4">
        {t('order.course')}
      </Heading>
      <Timeline>
        {order.stages.map(({ stage, at, amount }, index) => {
          const look = Object.hasOwn(looks, stage) ? looks[stage] : looks.unclear;
          const isLast = index === order.stages.length - 1;
          return (
            <TimelineEntry
              key={`${stage} ${at} ${amount ?? ''}`}
              title={t(look.text)}
              time={moment(at)}
              dateTime={new Date(at).toISOString()}
              {...(waits && isLast
                ? ({ state: 'now' } as const)
                : { tone: look.tone, icon: look.icon })}
            >
              {amount === undefined ? undefined : <bdi>{money(amount)}</bdi>}
            </TimelineEntry>
          );
        })}
        {waits ? <TimelineEntry state="later" title={t('order.stage.toCome')} /> : null}
      </Timeline>
    </Surface>
  );
}
