import { useEffect, useLayoutEffect, useState, type ComponentProps } from 'react';

import { isCalm } from '../../foundations/theme/motion.ts';
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
  readonly text: string | undefined;
  readonly rolls: boolean;
}

/** A number in a line of text, whose digits roll from the one before when it changes. */
export function RollingNumber({ value, placeholder, ...rest }: RollingNumberProps) {
  const [{ text, rolls }, stand] = useState<Stand>({ text: value, rolls: false });

  useLayoutEffect(() => {
    if (value === undefined || value === text) return undefined;
    if (text === undefined || isCalm()) {
      stand({ text: value, rolls: false });
      return undefined;
    }
    // On places first as it stood, so that there is something to roll from.
    stand({ text, rolls: true });
    const frame = requestAnimationFrame(() => stand({ text: value, rolls: true }));
    return () => cancelAnimationFrame(frame);
  }, [value, text]);

  useEffect(() => {
    if (!rolls) return undefined;
    const timer = setTimeout(() => stand((now) => ({ ...now, rolls: false })), over);
    return () => clearTimeout(timer);
  }, [rolls, text]);

  if (value === undefined) return <bdi {...rest}>{placeholder}</bdi>;
  if (!rolls) return <bdi {...rest}>{text ?? value}</bdi>;
  return (
    <bdi {...rest}>
      <span className={hiddenText}>{value}</span>
      <NumberTicker value={text ?? value} aria-hidden="true" />
    </bdi>
  );
}
