const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** What opens a disclosure is not among the page's animations: only its height tells. */
const heights = (): string =>
  [...document.querySelectorAll('details')]
    .map((one) => one.getBoundingClientRect().height)
    .join(' ');

/** Nothing is judged halfway: what is coming or going arrives first, and what that sets off too. */
export async function arrive(): Promise<void> {
  let before = heights();
  for (let round = 0, still = 0; round < 120 && still < 3; round++) {
    // What was changed a moment ago sets off only when it is next drawn.
    await frame();
    const going = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    for (const animation of going) animation.finish();
    const now = heights();
    still = going.length === 0 && now === before ? still + 1 : 0;
    before = now;
  }
}
