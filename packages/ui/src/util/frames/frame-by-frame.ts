/** What a frame takes on: a drawn cover costs as much as the rest of its tile. */
const perFrame = 2;

const waiting = new Set<() => void>();
let under = false;

function work(): void {
  // What came last is where somebody looks now; what they passed can wait.
  for (const act of [...waiting].slice(-perFrame).toReversed()) {
    waiting.delete(act);
    act();
  }
  under = waiting.size > 0;
  if (under) requestAnimationFrame(work);
}

/** Does in the frames to come what together would hold one up, the latest first. Answers with a way to call it off. */
export function frameByFrame(act: () => void): () => void {
  waiting.add(act);
  if (!under) {
    under = true;
    requestAnimationFrame(work);
  }
  return () => void waiting.delete(act);
}
