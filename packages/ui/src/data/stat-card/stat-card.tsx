import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './stat-card.css.ts';

export interface StatDelta {
  /** How much it changed, in figures and words: “12 % more than last week”. */
  readonly text: string;
  /** Which way it went. */
  readonly way: 'up' | 'down' | 'same';
  /** Whether that is good news; neither unless told. */
  readonly tone?: 'success' | 'danger';
}

export interface StatCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** How much it is, as the language writes it. */
  value: ReactNode;
  /** How it changed. */
  delta?: StatDelta;
  /** How it went, small: a `Sparkline`. */
  chart?: ReactNode;
  /** On its way: keeps its place. */
  busy?: boolean;
}

/** Sums of money are longer than counts, and two cards stand side by side. */
function lengthOf(value: ReactNode): 'long' | 'longest' | undefined {
  const { length } = typeof value === 'string' ? value : '';
  if (length > 12) return 'longest';
  return length > 7 ? 'long' : undefined;
}

/** One figure that matters, and how it changed. */
export function StatCard({
  label,
  value,
  delta,
  chart,
  busy = false,
  className,
  ...rest
}: StatCardProps) {
  return (
    <Stack {...rest} gap="xs" className={cx(css.card, className)} aria-busy={busy || undefined}>
      <Text step="s2" tone="soft" render={<div />}>
        {label}
      </Text>
      <div className={css.value} data-length={busy ? undefined : lengthOf(value)}>
        {busy ? <span className={css.bone} /> : <bdi className={css.figure}>{value}</bdi>}
      </div>
      {delta && !busy ? (
        <div className={css.delta} data-tone={delta.tone}>
          {delta.way === 'same' ? null : <Icon name={delta.way} size={14} />}
          <span>{delta.text}</span>
        </div>
      ) : null}
      {chart ? <div className={css.chart}>{busy ? null : chart}</div> : null}
    </Stack>
  );
}
