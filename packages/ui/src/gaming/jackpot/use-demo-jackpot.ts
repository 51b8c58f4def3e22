import { useEffect, useState } from 'react';

import { isCalm } from '../../util/motion.ts';
import { bannerRest, menuRest } from './numbers.ts';
import { runBanner, runMenu, type Clock, type Source } from './run.ts';

const kinds = {
  banner: { rest: bannerRest, run: runBanner },
  menu: { rest: menuRest, run: runMenu },
} as const;

const later: Clock = (wait, run) => {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
};

const chance: Source = { random: () => Math.random(), clock: later };

/**
 * An invented jackpot for a demo. The server writes the least it can be; numbers
 * are drawn once the page is awake, and one alone where less motion is asked for.
 */
export function useDemoJackpot(kind: keyof typeof kinds, source: Source = chance): string {
  const { rest, run } = kinds[kind];
  const [amount, setAmount] = useState<string>(rest);
  useEffect(() => {
    const { random, clock } = source;
    return run({ random, clock: isCalm() ? () => () => undefined : clock }, setAmount);
  }, [run, source]);
  return amount;
}
