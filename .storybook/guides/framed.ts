const shown = 'data-story';

/** Marks a frame as one in which a page of words shows a story. */
export const framed = { [shown]: '' };

/** Lets a method do what it does, and leaves the page around the frame where it was. */
function holdStill<Name extends PropertyKey>(
  owner: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  around: Window,
): void {
  const native = owner[name];
  owner[name] = function still(this: unknown, ...given: never[]) {
    const { scrollX, scrollY } = around;
    const answer = native.apply(this, given);
    around.scrollTo(scrollX, scrollY);
    return answer;
  };
}

/** A story in such a frame takes the focus while it plays, and the page must not follow it. */
export function keepPageStill(): void {
  if (!window.frameElement?.hasAttribute(shown)) return;
  holdStill(HTMLElement.prototype, 'focus', window.parent);
  holdStill(HTMLElement.prototype, 'showPopover', window.parent);
  holdStill(HTMLDialogElement.prototype, 'showModal', window.parent);
  holdStill(Element.prototype, 'scrollIntoView', window.parent);
}
