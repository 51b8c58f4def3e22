export interface Line {
  readonly text: string;
  readonly element: Element;
  /** As much of it as can be seen. */
  readonly box: DOMRect;
  /** All of it, seen or not. */
  readonly whole: DOMRect;
}

const cuts = /hidden|clip|auto|scroll/;

/** What is left of a box inside everything that cuts it off. */
function seen(box: DOMRect, from: Element): DOMRect | undefined {
  let { left, top, right, bottom } = box;
  for (let element: Element | null = from; element; element = element.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    if (cuts.test(overflowX))
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    // A disclosure cuts its content off in a part that no script can ask for.
    if (cuts.test(overflowY) || element instanceof HTMLDetailsElement)
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (position === 'fixed') break;
  }
  const width = right - left;
  const height = bottom - top;
  return width > 1 && height > 1 ? new DOMRect(left, top, width, height) : undefined;
}

/** What a closed disclosure holds is cut off by a part of the browser's own. */
const isFolded = (element: Element): boolean =>
  !element.closest('summary') && element.closest('details:not([open])') !== null;

export function shownTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !node.nodeValue?.trim() ||
      !parent ||
      parent.closest('script, style, select, [inert], [aria-hidden]')
    )
      continue;
    const visible = parent.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    });
    if (visible && !isFolded(parent) && node instanceof Text) found.push(node);
  }
  return found;
}

/** A face may be taller than its line, which then is what counts. */
function asTallAsItsLine(rect: DOMRect, element: Element): DOMRect {
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  const spare = Math.max(0, rect.height - line) / 2 || 0;
  return new DOMRect(rect.x, rect.y + spare, rect.width, rect.height - 2 * spare);
}

export function linesOf(nodes: readonly Text[]): Line[] {
  const range = document.createRange();
  return nodes.flatMap((node) => {
    const element = node.parentElement;
    if (!element) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((rect) => {
      const whole = asTallAsItsLine(rect, element);
      const box = seen(whole, element);
      return box ? [{ text: node.data, element, box, whole }] : [];
    });
  });
}
