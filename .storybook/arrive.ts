const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Nothing is judged halfway: what is coming or going arrives first, and what that sets off too. */
export async function arrive(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    await frame();
  }
}
