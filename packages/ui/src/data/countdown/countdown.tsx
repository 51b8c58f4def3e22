import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { useCountdown } from '../../util/clock/use-countdown.ts';
import { Text } from '../../foundations/text/text.tsx';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { cx } from '../../util/cx.ts';
import * as css from './countdown.css.ts';
import { clockOf, milestoneOf, partsOf, sayTime, wordsOf } from './parts.ts';

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it counts to, in ms since 1970 by the server's clock. */
  until: number;
  /** How far the server's clock is ahead of the device's, in ms. */
  offset?: number;
  /** Manner of the figures and of the units. */
  locale: string;
  /** What happens then, before the figures: “Ends in”. */
  label: string;
  /** Stands there once it is over. */
  endLabel: string;
  /** Told once it is over. */
  onEnd?: () => void;
  /** Words, or a clock: for many beside each other, or for one that runs out soon. */
  look?: 'words' | 'clock';
  /** Said aloud at the last day, hour, five minutes and minute, and at the end; a clock is not unless told. */
  spoken?: boolean;
}

// What ticks is not read out as it does.
const timer = { role: 'timer' } as const;

/** What is said aloud: at the milestones that pass while it is looked at, and at the end. */
function useWords(seconds: number | undefined, said: (seconds: number) => string): string {
  const mark = seconds === undefined ? undefined : milestoneOf(seconds);
  const [heard, setHeard] = useState<{ readonly mark: number | undefined; words: string }>();
  if (seconds !== undefined && heard === undefined) setHeard({ mark, words: '' });
  if (seconds !== undefined && heard !== undefined && heard.mark !== mark) {
    setHeard({ mark, words: said(seconds) });
  }
  return heard?.words ?? '';
}

function Figures({ seconds, locale }: { seconds: number; locale: string }) {
  return partsOf(seconds).map((part) => (
    <bdi key={part.unit} className={css.part}>
      {wordsOf(part, locale).map(({ text, isFigure }) =>
        isFigure ? (
          <span key={text} className={css.figure}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  ));
}

/** The time until something, calmly: it neither blinks nor turns red. */
export function Countdown({
  until,
  offset = 0,
  locale,
  label,
  endLabel,
  onEnd,
  look = 'words',
  spoken = look === 'words',
  className,
  ...rest
}: CountdownProps) {
  const seconds = useCountdown(until - offset);
  const isOver = seconds === 0;
  const isClock = look === 'clock';
  // The first word that a page makes of a time costs it a twentieth of a second.
  const words = useWords(spoken ? seconds : undefined, (left) =>
    left === 0 ? endLabel : `${label} ${sayTime(left, locale)}`,
  );
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (seconds === 0 && before.current) onEnd?.();
    before.current = seconds;
  }, [seconds, onEnd]);
  return (
    <div {...rest} className={cx(css.countdown, className)}>
      {isOver ? (
        <Text render={<span />}>{endLabel}</Text>
      ) : (
        <>
          <Text render={<span />}>{label}</Text>
          <span {...timer} className={css.parts} translate="no">
            {seconds === undefined ? null : isClock ? (
              <bdi dir="ltr" className={css.figure}>
                {clockOf(seconds, locale)}
              </bdi>
            ) : (
              <Figures seconds={seconds} locale={locale} />
            )}
          </span>
        </>
      )}
      {spoken ? <output className={hiddenText}>{words}</output> : null}
    </div>
  );
}
