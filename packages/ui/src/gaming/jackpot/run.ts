import {
  bannerAmount,
  bannerNext,
  bannerPause,
  bannerStart,
  menuPause,
  menuStart,
  menuStep,
  type Random,
} from './numbers.ts';

/** Runs something later and hands back how to call it off. */
export type Clock = (wait: number, run: () => void) => () => void;

export interface Source {
  readonly random: Random;
  readonly clock: Clock;
}

const nothing = (): void => undefined;

type Tell = (amount: string) => void;

/** Tells a first amount and then, after each pause, the next; stops when asked. */
function repeat({ clock }: Source, pause: () => number, tell: () => void): () => void {
  tell();
  let cancel = nothing;
  const wait = (): void => {
    cancel = clock(pause(), () => {
      tell();
      wait();
    });
  };
  wait();
  return () => cancel();
}

/** A demo jackpot: it starts somewhere and climbs every few seconds. */
export function runBanner(source: Source, tell: Tell): () => void {
  const { random } = source;
  let amount: number | undefined;
  return repeat(
    source,
    () => bannerPause,
    () => {
      amount = amount === undefined ? bannerStart(random) : bannerNext(random, amount);
      tell(bannerAmount(amount));
    },
  );
}

/** A demo counter: it starts somewhere and only grows. */
export function runMenu(source: Source, tell: Tell): () => void {
  const { random } = source;
  let amount: number | undefined;
  return repeat(
    source,
    () => menuPause(random),
    () => {
      amount = amount === undefined ? menuStart(random) : amount + menuStep(random);
      tell(String(amount));
    },
  );
}
