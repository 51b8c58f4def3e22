import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './timeline.css.ts';

/** What has happened, one under the other: `TimelineEntry`s. */
export function Timeline({ className, children, ...rest }: ComponentProps<'ol'>) {
  return (
    <ol {...rest} className={cx(css.timeline, className)}>
      {children}
    </ol>
  );
}

/** What a stage looks like where nothing else is told. */
const states = {
  done: { tone: 'success', icon: 'check', expected: false },
  now: { tone: 'action', icon: 'clock', expected: false },
  later: { tone: 'neutral', icon: undefined, expected: true },
  failed: { tone: 'danger', icon: 'close', expected: false },
} as const;

export interface TimelineEntryProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** What happened, in a few words. */
  title: ReactNode;
  /** When, as the language writes it. */
  time?: string;
  /** The same as a machine reads it: `2026-03-09T20:05`. */
  dateTime?: string;
  /** Where it stands as a stage of something; brings tone, icon and mark along. */
  state?: keyof typeof states;
  /** The same in words, before the time: “Done”. */
  stateLabel?: string;
  /** How it went. */
  tone?: 'neutral' | 'action' | 'success' | 'warning' | 'danger';
  /** It has not happened yet: its mark is hollow. */
  expected?: boolean;
  /** Stands in the mark. */
  icon?: IconName;
  /** More about it. */
  children?: ReactNode;
}

/** One thing that happened, or is to happen. */
export function TimelineEntry({
  title,
  time,
  dateTime,
  state,
  stateLabel,
  tone = state ? states[state].tone : 'neutral',
  expected = state ? states[state].expected : false,
  icon = state && states[state].icon,
  className,
  children,
  ...rest
}: TimelineEntryProps) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      {...rest}
      className={cx(css.entry, className)}
      data-tone={tone}
      data-expected={expected ? '' : undefined}
    >
      <span className={css.mark}>{icon ? <Icon name={icon} size={14} /> : null}</span>
      <div className={css.texts}>
        <Text
          tone={expected ? 'soft' : 'strong'}
          strong={!expected}
          className={css.title}
          render={<div />}
        >
          {title}
        </Text>
        {stateLabel || time ? (
          <div className={css.when}>
            {stateLabel ? (
              <Text step="s2" strong className={css.state} render={<span />}>
                {stateLabel}
              </Text>
            ) : null}
            {time ? (
              <Text step="s2" tone="faint" render={<time dateTime={dateTime} />}>
                {time}
              </Text>
            ) : null}
          </div>
        ) : null}
        {children ? (
          <Text step="s2" tone="soft" className={css.more} render={<div />}>
            {children}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
