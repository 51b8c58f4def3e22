import type { ComponentProps, ReactNode } from 'react';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { clockOf } from '../../data/countdown/parts.ts';
import { Tag } from '../../data/tag/tag.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './play-bar.css.ts';
import { useElapsed } from '../../util/clock/use-elapsed.ts';

export interface PlayFact {
  /** What it is: “Result”. */
  readonly label: string;
  /** How it stands, as the language writes it, with its sign. */
  readonly value: ReactNode;
}

export interface PlayAction {
  /** Names its button: “Leave the game”. */
  readonly label: string;
  /** Its button was pressed. */
  readonly onClick: () => void;
}

export interface PlayBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What it tells of, for those who do not see where it stands. */
  label: string;
  /** Over the clock: “Played”. */
  timeLabel: string;
  /** How long has been played, in ms, for whoever counts it. */
  elapsed?: number;
  /** When the game began, in ms since 1970 by the device's clock; the bar counts by itself from there. A dash where neither is known. */
  startedAt?: number;
  /** Figures of the clock as the language writes them. */
  locale: string;
  /** What came of it, won or lost; neither is drawn louder than the other. */
  net?: PlayFact;
  /** What is left to play with. */
  balance?: PlayFact;
  /** No money is played for, in a word or two: “Practice”. */
  practiceLabel?: string;
  /** What the game pays, and how it is played. */
  info?: PlayAction;
  /** The way to limits and to help. */
  limits?: PlayAction;
  /** Locks the account at once, where a law wants that to be one press away. */
  lock?: PlayAction;
  /** The way out of the game. */
  leave: PlayAction;
  /** Read out politely when it changes, such as that an hour has passed; nothing else here is. */
  notice?: string;
}

/** What ticks is not read out as it does. */
function Clock({
  elapsed,
  startedAt,
  locale,
}: Pick<PlayBarProps, 'elapsed' | 'startedAt' | 'locale'>) {
  const counted = useElapsed(elapsed === undefined ? startedAt : undefined);
  const seconds = elapsed === undefined ? counted : Math.max(0, Math.floor(elapsed / 1000));
  const isKnown = elapsed !== undefined || startedAt !== undefined;
  return (
    <bdi dir="ltr" role="timer" aria-live="off" translate="no">
      {isKnown ? clockOf(seconds, locale) : '–'}
    </bdi>
  );
}

function Fact({ label, children }: ComponentProps<'div'> & { label: string }) {
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <Text render={<dd />} step="s2" voice="figures" tone="strong" className={css.figure}>
        {children}
      </Text>
    </div>
  );
}

/** Over a game: how long, with what result, how much is left, and the ways out. */
export function PlayBar({
  label,
  timeLabel,
  elapsed,
  startedAt,
  locale,
  net,
  balance,
  practiceLabel,
  info,
  limits,
  lock,
  leave,
  notice,
  className,
  ...rest
}: PlayBarProps) {
  return (
    <section {...rest} className={cx(css.bar, className)} aria-label={label}>
      <div className={css.facts}>
        <dl className={css.list}>
          <Fact label={timeLabel}>
            <Clock
              locale={locale}
              {...(elapsed === undefined ? {} : { elapsed })}
              {...(startedAt === undefined ? {} : { startedAt })}
            />
          </Fact>
          {[net, balance].map((fact) =>
            fact ? (
              <Fact key={fact.label} label={fact.label}>
                <bdi>{fact.value}</bdi>
              </Fact>
            ) : null,
          )}
        </dl>
        {practiceLabel ? <Tag>{practiceLabel}</Tag> : null}
      </div>
      <div className={css.buttons}>
        {lock ? <IconButton icon="lock" iconSize={20} {...lock} /> : null}
        {limits ? <IconButton icon="limits" iconSize={20} {...limits} /> : null}
        {info ? <IconButton icon="info" iconSize={20} {...info} /> : null}
        <IconButton icon="close" iconSize={20} {...leave} />
      </div>
      <output className={hiddenText}>{notice}</output>
    </section>
  );
}
