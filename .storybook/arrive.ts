const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Nothing is judged halfway: what is coming or going arrives first, and what that sets off too. */
export async function arrive(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const going = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    if (going.length === 0) return;
    for (const animation of going) animation.finish();
    await frame();
  }
}
