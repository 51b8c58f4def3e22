import { Children, useId, type ComponentProps, type ReactNode } from 'react';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { cx } from '../../util/cx.ts';
import { Cover } from '../game-tile/cover.tsx';
import * as css from './lottery-card.css.ts';

export interface LotteryListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What the list holds. */
  label: string;
  /** `LotteryCard`s. */
  children: ReactNode;
}

/** Lotteries, one below the other. */
export function LotteryList({ label, children, className, ...rest }: LotteryListProps) {
  return (
    <ul {...rest} className={cx(css.list, className)} aria-label={label}>
      {Children.map(children, (card) => (
        <li className={css.place}>{card}</li>
      ))}
    </ul>
  );
}

export interface LotteryCardProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** The name of the lottery; it names the button that the whole card is. */
  name: string;
  /** Cover art; a drawn cover stands in where there is none. */
  src: string | undefined;
  /** In sight at once: its picture is fetched first. */
  priority?: boolean;
  /** Which draw is next: “Draw 0412”. */
  draw: ReactNode;
  /** How long it can be played: a `Countdown`. */
  countdown: ReactNode;
  /** What fell last: `NumberBalls`. */
  last?: ReactNode;
  /** The way to what fell before: a button. */
  action?: ReactNode;
}

/** A lottery: its next draw, what fell last, and the way into it by a press anywhere on it. */
export function LotteryCard({
  name,
  src,
  priority,
  draw,
  countdown,
  last,
  action,
  className,
  ...rest
}: LotteryCardProps) {
  const id = useId();
  return (
    <article className={cx(css.card, className)} aria-labelledby={`${id}-name`}>
      <button type="button" aria-labelledby={`${id}-name`} {...rest} className={css.press} />
      <Cover className={css.cover} src={src} name={name} priority={priority} />
      <div className={css.texts}>
        <Heading id={`${id}-name`} step="s4" className={css.name}>
          {name}
        </Heading>
        <Text render={<div />} step="s2" tone="soft">
          {draw}
        </Text>
        <div>{countdown}</div>
      </div>
      {last || action ? (
        <div className={css.foot}>
          <div className={css.last}>{last}</div>
          {action ? <div className={css.action}>{action}</div> : null}
        </div>
      ) : null}
    </article>
  );
}
