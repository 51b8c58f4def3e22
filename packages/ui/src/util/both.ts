interface Stoppable {
  readonly defaultPrevented: boolean;
}

/** Whoever uses a part hears first what happens on it, and may keep it from doing its own by `preventDefault`. */
export function both<E extends Stoppable>(
  theirs: ((event: E) => void) | undefined,
  ours: (event: E) => void,
): (event: E) => void {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
