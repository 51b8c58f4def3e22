import { setTimeout as delay } from 'node:timers/promises';

/** What is refused is tried again, but not in the same breath. */
export const BREATH = 20;

/** So many at once, each again and again; what is not answered is no reason to stop. */
export async function flood(count: number, ask: () => Promise<unknown>, pressing: () => void) {
  let answered = 0;
  const one = async () => {
    for (;;) {
      await ask().catch(() => {});
      if ((answered += 1) === count) pressing();
      await delay(BREATH);
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}
