import { useLayoutEffect, useRef, type ComponentProps } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from './check-in.css.ts';

/** Its reward was taken, can be taken now, was left, or is yet to come. */
export type CheckInState = 'claimed' | 'today' | 'missed' | 'coming';

export interface CheckInDay {
  /** A name that no other day has, such as its date. */
  readonly key: string;
  /** The day, as short as its place: “Mon”, “12”. */
  readonly label: string;
  /** What it brings: “₱5”. */
  readonly reward: string;
  /** How it stands with it. */
  readonly state: CheckInState;
}

/** Each state in a word, and what the button says. */
export interface CheckInLabels extends Readonly<Record<CheckInState, string>> {
  /** Takes the reward of today. */
  readonly claim: string;
  /** Stands in place of the button when today’s is taken. */
  readonly done: string;
}

export interface CheckInProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the days are. */
  label: string;
  /** The days of a week or of a month, in their order. */
  days: readonly CheckInDay[];
  /** Asked for the reward of today. */
  onClaim: () => void;
  /** It is being taken: the button waits. */
  busy?: boolean;
  /** The words. */
  labels: CheckInLabels;
}

const icons: Readonly<Record<CheckInState, IconName>> = {
  claimed: 'check',
  today: 'gift',
  missed: 'minus',
  coming: 'gift',
};

/** Days with a reward each, and the way to take that of today. What was missed is told, not mourned. */
export function CheckIn({ label, days, onClaim, busy = false, labels, ...rest }: CheckInProps) {
  const due = days.some(({ state }) => state === 'today');
  // Days that were all missed, or have not begun, have given nothing to speak of.
  const isTaken = days.findLast(({ state }) => state !== 'coming')?.state === 'claimed';
  const said = useRef<HTMLOutputElement>(null);
  const pressed = useRef(false);
  // The button goes when it was pressed, and the focus with it unless it is handed on.
  useLayoutEffect(() => {
    if (due || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, [due]);
  return (
    <Stack {...rest} gap="l">
      <ol className={css.days} aria-label={label} data-many={days.length > 7 ? '' : undefined}>
        {days.map(({ key, label: day, reward, state }) => (
          <li
            key={key}
            className={css.day}
            data-state={state}
            aria-current={state === 'today' ? 'date' : undefined}
          >
            <Text step="s2" voice="name" className={css.words} render={<span />}>
              {day}
            </Text>
            <span className={css.mark}>
              <Icon name={icons[state]} size={18} />
            </span>
            <Text step="s2" voice="figures" className={css.words} render={<span />}>
              <bdi>{reward}</bdi>
            </Text>
            <span className={hiddenText}>{labels[state]}</span>
          </li>
        ))}
      </ol>
      {due ? (
        <Button
          full
          loading={busy}
          onClick={() => {
            pressed.current = true;
            onClaim();
          }}
        >
          {labels.claim}
        </Button>
      ) : null}
      <Text tone="soft" className={css.done} render={<output ref={said} tabIndex={-1} />}>
        {isTaken ? labels.done : ''}
      </Text>
    </Stack>
  );
}
