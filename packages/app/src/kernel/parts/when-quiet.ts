import { whenIdle } from './when-idle.ts';

/** For so many ms the first page stands still for somebody who only looks. */
const stillness = 5_000;

/** What says that somebody is there and has begun; a press is let come to its end. */
const signs = ['pointerup', 'pointermove', 'pointercancel', 'keyup', 'wheel', 'scroll'] as const;

let waiting: Promise<void> | undefined;
let isStill = false;
let gone: Promise<void> = new Promise(() => {});
let tellGone = (): void => {};

function begin(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    isStill = true;
    const go = (): void => {
      isStill = false;
      heard.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(go, stillness);
    const { signal } = heard;
    for (const sign of signs) addEventListener(sign, go, { signal, capture: true, passive: true });
  });
}

/**
 * A browser has opened the site: what its first page does without waits until
 * somebody has begun to use it, or has only looked at it for a while.
 */
export function standStill(): void {
  gone = new Promise((resolve) => (tellGone = resolve));
  waiting = begin();
}

/** What the build drew gives way to another page or language: there is nothing left to stand in for a part. */
export const drawAnew = (): void => tellGone();

/** Whether the first page is still waiting for somebody. */
export const standsStill = (): boolean => isStill;

/** An idle moment of a page that is in use. */
export function whenQuiet(act: () => void): () => void {
  if (!waiting) return whenIdle(act);
  let isWanted = true;
  let cancel = (): void => {
    isWanted = false;
  };
  const goOn = async (): Promise<void> => {
    await waiting;
    if (isWanted) cancel = whenIdle(act);
  };
  void goOn();
  return () => cancel();
}

/**
 * Until the page is in use, or is drawn anew; at once in a build. It waits for no idle moment: there is
 * none while one page fades into another, and the fading waits for what stands around it.
 * What is needed then can be fetched meanwhile.
 */
export function untilBegun(fetchMeanwhile: () => void): Promise<void> {
  if (!waiting) return Promise.resolve();
  whenIdle(fetchMeanwhile);
  return Promise.race([waiting, gone]);
}
