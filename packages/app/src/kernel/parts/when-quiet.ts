import { whenIdle } from '@livery/web/hooks/when-idle';

/** For so many ms the first page, once it is alive, stands still for somebody who only looks. */
const stillness = 1_000;

/** What says that somebody is there and has begun; a press is let come to its end. */
const signs = ['pointerup', 'pointermove', 'pointercancel', 'keyup', 'wheel', 'scroll'] as const;

/** Who waits for the first sign of somebody; nothing where nobody has to. */
let sleepers: (() => void)[] | undefined;
let gone: Promise<void> = new Promise(() => {});
let tellGone = (): void => {};
let lookOn = (): void => {};

/** One a task: what they all fetch and ask for together would hold the first press of somebody. */
function wake(asleep: readonly (() => void)[]): void {
  const [first, ...others] = asleep;
  first?.();
  if (others.length > 0) setTimeout(() => wake(others));
}

function begin(): (() => void)[] {
  const heard = new AbortController();
  const asleep: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = (): void => {
    if (sleepers === asleep) sleepers = undefined;
    heard.abort();
    clearTimeout(timer);
    wake(asleep);
  };
  lookOn = () => (timer ??= setTimeout(go, stillness));
  const { signal } = heard;
  for (const sign of signs) addEventListener(sign, go, { signal, capture: true, passive: true });
  return asleep;
}

/**
 * A browser has opened the site: what its first page does without waits until
 * somebody has begun to use it, or has only looked at it for a while (ADR 100).
 */
export function standStill(): void {
  gone = new Promise((resolve) => (tellGone = resolve));
  sleepers = begin();
}

/** The page is alive: from now on somebody may only be looking at it. */
export const countStillness = (): void => lookOn();

/** What the build drew gives way to another page or language: there is nothing left to stand in for a part. */
export const drawAnew = (): void => tellGone();

/** Whether the first page is still waiting for somebody. */
export const standsStill = (): boolean => sleepers !== undefined;

/** An idle moment of a page that is in use. */
export function whenQuiet(act: () => void): () => void {
  if (!sleepers) return whenIdle(act);
  let isWanted = true;
  let cancel = (): void => {
    isWanted = false;
  };
  sleepers.push(() => {
    if (isWanted) cancel = whenIdle(act);
  });
  return () => cancel();
}

/**
 * Until the page is in use, or is drawn anew; at once in a build. It waits for no idle moment: there is
 * none while one page fades into another, and the fading waits for what stands around it.
 * What is needed then can be fetched meanwhile. What nobody sees is missed on no page that is drawn anew.
 */
export function untilBegun(fetchMeanwhile: () => void, isSeen = true): Promise<void> {
  const asleep = sleepers;
  if (!asleep) return Promise.resolve();
  whenIdle(fetchMeanwhile);
  const begun = new Promise<void>((resolve) => asleep.push(resolve));
  return isSeen ? Promise.race([begun, gone]) : begun;
}
