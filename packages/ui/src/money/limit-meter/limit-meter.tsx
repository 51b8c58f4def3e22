import { useId, type ComponentProps, type ReactNode } from 'react';

import { Tag } from '../../data/tag/tag.tsx';
import { Progress } from '../../feedback/progress/progress.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { formatMoney, inText } from '../../foundations/money/index.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import * as css from './limit-meter.css.ts';
import { shareOf, type LimitShare } from './share.ts';

export interface LimitMeterLabels {
  /** After the figure of what is left: “left”. */
  readonly room: string;
  /** How much is used, of how much: “₱500.00 of ₱2,000.00 used”. */
  readonly used: (used: string, limit: string) => string;
  /** On the mark of a limit that is nearly used up. */
  readonly near: string;
  /** On the mark of one that is used up. */
  readonly reached: string;
}

export interface PendingRaise {
  /** What is to hold, and from when: “₱5,000.00 from Tuesday, 14:05”. */
  readonly text: ReactNode;
  /** What has still to be done, and until when: “Confirm it again by 10 December, 14:05”. */
  readonly confirmBy?: ReactNode;
  /** Ways to agree to it or to stop it: `Button`s. */
  readonly actions?: ReactNode;
}

export interface LimitMeterProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What is limited: “Deposits”. */
  title: string;
  /** For how long: “This week”. */
  period: string;
  /** How much of it is used, as a decimal string. */
  used: string;
  /** How much is allowed, as a decimal string. */
  limit: string;
  /** Figures as the language writes them. */
  locale: string;
  /** The currency's sign. */
  symbol: string;
  /** Writes an amount of what is no money, such as hours. */
  format?: (amount: string) => string;
  /** When it begins anew: “Starts again on Monday at midnight”. */
  reset?: ReactNode;
  /** A looser limit that was asked for and does not hold yet. */
  pending?: PendingRaise;
  /** The words of all the rest. */
  labels: LimitMeterLabels;
  /** What can be done about it: buttons, links. */
  children?: ReactNode;
}

type State = LimitShare['state'];

const tones = { calm: undefined, near: 'warning', reached: 'danger' } as const;
const icons = { near: 'clock', reached: 'lock' } as const;

function Mark({ state, labels }: { state: State; labels: LimitMeterLabels }) {
  if (state === 'calm') return null;
  return (
    <Tag tone={tones[state]} icon={icons[state]}>
      {labels[state]}
    </Tag>
  );
}

/** How much of a limit is used, how much is left, and when it begins anew. */
export function LimitMeter({
  title,
  period,
  used,
  limit,
  locale,
  symbol,
  format,
  reset,
  pending,
  labels,
  children,
  ...rest
}: LimitMeterProps) {
  const id = useId();
  const { state, room, part } = shareOf(used, limit);
  const written = (amount: string): string =>
    format ? format(amount) : formatMoney(amount, { locale, symbol });
  const usedText = labels.used(inText(written(used)), inText(written(limit)));
  return (
    <Surface
      pad="l"
      render={
        <Stack gap="m" render={<section {...rest} aria-labelledby={id} data-state={state} />} />
      }
    >
      <Inline gap="s" align="baseline" justify="between">
        <Heading id={id} step="s4">
          {title}
        </Heading>
        <Text step="s2" tone="soft" render={<span />}>
          {period}
        </Text>
      </Inline>
      <Inline gap="s" justify="between">
        <Inline gap="s" align="baseline" className={css.roomLine}>
          <bdi className={css.room}>{written(room)}</bdi>
          <Text step="s2" tone="soft" render={<span />}>
            {labels.room}
          </Text>
        </Inline>
        <Mark {...{ state, labels }} />
      </Inline>
      <Progress
        label={title}
        labelHidden
        value={part}
        max={1000}
        valueText={usedText}
        {...(tones[state] ? { tone: tones[state] } : {})}
      />
      <Inline gap="xs" justify="between">
        <Text step="s2" tone="soft" className={css.foot} render={<span />}>
          {usedText}
        </Text>
        {reset ? (
          <Text step="s2" tone="soft" render={<span />}>
            {reset}
          </Text>
        ) : null}
      </Inline>
      {pending ? (
        <Stack gap="m" className={css.pending}>
          <div className={css.change}>
            <Icon name="clock" size={20} className={css.mark} />
            <Stack gap="xs">
              <Text strong render={<div />}>
                {pending.text}
              </Text>
              {pending.confirmBy ? (
                <Text step="s2" tone="soft" render={<div />}>
                  {pending.confirmBy}
                </Text>
              ) : null}
            </Stack>
          </div>
          {pending.actions}
        </Stack>
      ) : null}
      {children}
    </Surface>
  );
}
