/** Brings an item to the middle of what it scrolls in, and moves nothing else on the page. */
export function reveal(item: HTMLElement, scroller: HTMLElement | null): void {
  if (!scroller) return;
  const inner = item.getBoundingClientRect();
  const outer = scroller.getBoundingClientRect();
  // One axis alone: setting the other would stop the first on its way.
  if (scroller.scrollHeight > scroller.clientHeight)
    scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2);
  else scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
