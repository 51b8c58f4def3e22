import type { ComponentProps, ReactNode } from 'react';

import { Icon } from '../../foundations/icon/icon.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import * as css from './session-bar.css.ts';

export interface SessionFact {
  /** What is told: “Played”. */
  readonly label: string;
  /** How it stands: “00:42:10”. */
  readonly value: ReactNode;
}

export interface SessionBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What it tells of, for those who do not see where it stands. */
  label: string;
  /** How long has been played. It changes every second and is never read out by itself. */
  time: SessionFact;
  /** What came of it, won or lost; neither is drawn louder than the other. */
  result?: SessionFact;
  /** At the end: a way to a break or to the records. */
  end?: ReactNode;
}

/** How long has been played and what came of it, beside a game and without a noise. */
export function SessionBar({ label, time, result, end, className, ...rest }: SessionBarProps) {
  return (
    <section {...rest} className={cx(css.bar, className)} aria-label={label}>
      <span className={css.facts}>
        <span className={css.fact}>
          <Icon name="clock" size={16} />
          <span>{time.label}</span>
          {/* Figures as wide as each other: nothing moves with the seconds. */}
          <Text
            render={<span />}
            step="s2"
            voice="figures"
            tone="strong"
            role="timer"
            aria-live="off"
          >
            <bdi>{time.value}</bdi>
          </Text>
        </span>
        {result ? (
          <span className={css.fact}>
            <span>{result.label}</span>
            <Text render={<span />} step="s2" voice="figures" tone="strong">
              <bdi>{result.value}</bdi>
            </Text>
          </span>
        ) : null}
      </span>
      {end ? <span className={css.end}>{end}</span> : null}
    </section>
  );
}
