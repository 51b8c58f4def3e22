import { useId } from 'react';
import { Heading } from '@livery/ui/heading';
import { Stack } from '@livery/ui/stack';
import { Surface } from '@livery/ui/surface';
import { Timeline, TimelineEntry } from '@livery/ui/timeline';
import { useMoney } from '@livery/web/texts/money';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { useRecordTimes } from '../records/use-record-times.ts';
import type { StatusLook } from './status-look.ts';

interface Stage<State extends string> {
  readonly stage: State;
  readonly at: number;
  readonly amount?: string;
}

export interface OrderCourseProps<State extends string> {
  readonly title: string;
  readonly stages: readonly Stage<State>[];
  readonly lookOf: (stage: State) => StatusLook;
  /** What is waited for; nothing where nothing is. */
  readonly toCome: string | undefined;
}

/** What has come of an order so far, with its times, and what is to come. */
export function OrderCourse<State extends string>({
  title,
  stages,
  lookOf,
  toCome,
}: OrderCourseProps<State>) {
  const { t } = useTranslation();
  const id = useId();
  const { moment } = useRecordTimes();
  const money = useMoney(useMerchant().currency);
  return (
    <Surface pad="l" render={<Stack gap="m" render={<section aria-labelledby={id} />} />}>
      <Heading id={id} step="s4">
        {title}
      </Heading>
      <Timeline>
        {stages.map(({ stage, at, amount }, index) => {
          const { text, tone, icon } = lookOf(stage);
          const isNow = toCome !== undefined && index === stages.length - 1;
          return (
            <TimelineEntry
              key={`${stage} ${at} ${amount ?? ''}`}
              title={t(text)}
              time={moment(at)}
              dateTime={new Date(at).toISOString()}
              {...(isNow ? ({ state: 'now' } as const) : { tone, icon })}
            >
              {amount === undefined ? undefined : <bdi>{money(amount)}</bdi>}
            </TimelineEntry>
          );
        })}
        {toCome === undefined ? null : <TimelineEntry state="later" title={toCome} />}
      </Timeline>
    </Surface>
  );
}
