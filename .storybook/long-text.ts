interface Line {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
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

function texts(): Text[] {
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

function lines(nodes: readonly Text[]): Line[] {
  const range = document.createRange();
  return nodes.flatMap((node) => {
    const element = node.parentElement;
    if (!element) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap((rect) => {
      const box = seen(asTallAsItsLine(rect, element), element);
      return box ? [{ text: node.data, element, box }] : [];
    });
  });
}

const common = (one: DOMRect, other: DOMRect): DOMRect =>
  new DOMRect(
    Math.max(one.left, other.left),
    Math.max(one.top, other.top),
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

const paintsItself = (element: Element, part?: string): boolean => {
  const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element, part);
  const clear = /rgba\(.*, 0\)|transparent/.test(backgroundColor);
  return !clear || backgroundImage !== 'none' || backdropFilter !== 'none';
};

/** A ground may lie in a part of its own, so that it can lean. */
const paints = (element: Element): boolean =>
  paintsItself(element) ||
  ['::before', '::after'].some(
    (part) => getComputedStyle(element, part).content !== 'none' && paintsItself(element, part),
  );

const paintsBelow = (from: Element, other: Element): boolean => {
  for (let at: Element | null = from; at && !at.contains(other); at = at.parentElement)
    if (paints(at)) return true;
  return false;
};

/** Whether something between the two hides the lower one, as a bar over a page does. */
const covered = (one: Element, other: Element): boolean =>
  paintsBelow(one, other) || paintsBelow(other, one);

const block = (element: Element): Element | null => {
  let at: Element | null = element;
  while (at && getComputedStyle(at).display === 'inline') at = at.parentElement;
  return at;
};

/** Lines of one paragraph may stand as tight as its line height says. */
const inOneParagraph = (one: Element, other: Element): boolean => block(one) === block(other);

/** A hair of one line may reach into the next: accents and tight line heights do. */
const hair = 4;

/**
 * Makes every text on the page three times as long, as another language may,
 * and tells what then lies on top of something else or reaches out of the page.
 */
export function longTextFaults(): string[] {
  const nodes = texts();
  const said = nodes.map((node) => node.data);
  for (const node of nodes) node.data = `${node.data} ${node.data} ${node.data}`;
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  // A pixel may be a rounding; two are not.
  if (scrollWidth > clientWidth + 1)
    faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  const all = lines(nodes);
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (inOneParagraph(one.element, other.element)) continue;
      const { width, height } = common(one.box, other.box);
      if (width > hair && height > hair && !covered(one.element, other.element))
        faults.push(`“${one.text.slice(0, 24)}” lies on “${other.text.slice(0, 24)}”`);
    }
  }
  // What looks at the page next should find it as it was.
  for (const [index, node] of nodes.entries()) node.data = said[index] ?? '';
  return [...new Set(faults)];
}
