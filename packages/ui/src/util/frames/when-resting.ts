/** A page that was not scrolled for so long rests. */
const pause = 150;
/** What a frame takes on of what has waited. */
const perFrame = 2;

const waiting: (() => void)[] = [];
let scrolled = Number.NEGATIVE_INFINITY;
let listens = false;
let under = false;

function work(): void {
  const left = scrolled + pause - performance.now();
  if (left > 0) {
    setTimeout(work, left);
    return;
  }
  for (const act of waiting.splice(0, perFrame)) act();
  under = waiting.length > 0;
  if (under) requestAnimationFrame(work);
}

/** Does what is nice to have, such as light, where no finger waits for a frame. */
export function whenResting(act: () => void): void {
  if (!listens) {
    listens = true;
    const mark = (): void => void (scrolled = performance.now());
    document.addEventListener('scroll', mark, { capture: true, passive: true });
  }
  waiting.push(act);
  if (under) return;
  under = true;
  requestAnimationFrame(work);
}
