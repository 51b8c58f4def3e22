import { useEffect, useState, type ComponentProps } from 'react';

import { isCalm } from '../../util/motion.ts';
import { hiddenText } from '../../foundations/theme/mixins.css.ts';
import { NumberTicker } from './number-ticker.tsx';

/** Longer than any brand's digits take, in ms: what is over is written as a text again. */
const over = 2500;

export interface RollingNumberProps extends Omit<ComponentProps<'bdi'>, 'children'> {
  /** The number as it is to be read; nothing while it is not known, and the last one is remembered. */
  value: string | undefined;
  /** What stands there meanwhile. */
  placeholder?: string;
}

interface Stand {
  /** What is written now. */
  readonly text: string | undefined;
  /** What it becomes. */
  readonly goal: string | undefined;
  readonly rolls: boolean;
}

const towards = ({ text }: Stand, goal: string): Stand =>
  text === undefined || isCalm()
    ? { text: goal, goal, rolls: false }
    : // On places first as it stood, so that there is something to roll from.
      { text, goal, rolls: true };

/** A number in a line of text, whose digits roll from the one before when it changes. */
export function RollingNumber({ value, placeholder, ...rest }: RollingNumberProps) {
  const [now, stand] = useState<Stand>({ text: value, goal: value, rolls: false });
  if (value !== undefined && value !== now.goal) stand(towards(now, value));
  const { text, goal, rolls } = now;

  useEffect(() => {
    if (text === goal) return undefined;
    const frame = requestAnimationFrame(() =>
      stand((before) => ({ ...before, text: before.goal })),
    );
    return () => cancelAnimationFrame(frame);
  }, [text, goal]);

  useEffect(() => {
    if (!rolls) return undefined;
    const timer = setTimeout(() => stand((before) => ({ ...before, rolls: false })), over);
    return () => clearTimeout(timer);
  }, [rolls]);

  if (value === undefined) return <bdi {...rest}>{placeholder}</bdi>;
  if (!rolls) return <bdi {...rest}>{text ?? value}</bdi>;
  return (
    <bdi {...rest}>
      <span className={hiddenText}>{value}</span>
      <NumberTicker value={text ?? value} aria-hidden="true" />
    </bdi>
  );
}
