import { expect, type Page } from '@playwright/test';

/** By which a control may say that it has the focus. */
const marks = [
  'outline-style',
  'outline-width',
  'outline-color',
  'box-shadow',
  'border-color',
  'background-color',
  'background-image',
  'background-size',
  'text-decoration',
  'opacity',
];

interface Audit {
  /** How a control and what is around it look. */
  readonly look: (control: Element) => string;
  /** How each looks that does not have the focus. */
  readonly before: WeakMap<Element, string>;
}

type Known = typeof globalThis & { liveryFocus?: Audit };

/** Puts the focus before the first stop, and remembers how all look without it. */
const begin = (page: Page): Promise<void> =>
  page.evaluate((properties) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    // From the top, also of a page that gave the focus to a field of its own.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    const look = (control: Element): string => {
      // What marks a field is often the frame around it, or the cells that are drawn for it.
      const around = [control, ...(control.parentElement?.children ?? [])];
      for (let one = control.parentElement; one && around.length < 12; one = one.parentElement)
        around.push(one);
      return around
        .flatMap((one) =>
          [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)),
        )
        .map((its) => properties.map((one) => its.getPropertyValue(one)).join())
        .join();
    };
    const before = new WeakMap<Element, string>();
    for (const control of document.querySelectorAll(
      'a, button, input, select, textarea, summary, [tabindex]',
    ))
      before.set(control, look(control));
    const known: Known = globalThis;
    known.liveryFocus = { look, before };
  }, marks);

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isMarked: boolean;
}

/** What has the focus; nothing once the page has been gone through. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const known: Known = globalThis;
    const element = document.activeElement;
    if (!element || element === document.body || element.tagName === 'IFRAME') return undefined;
    // A list that has grown meanwhile pushes it on, and covers nothing.
    const { top: above, bottom: below } = element.getBoundingClientRect();
    if (below < 0 || above > innerHeight) element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const isSeen = parts.some((x) =>
      parts.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        const label = hit?.closest('label');
        return hit !== null && (element.contains(hit) || label?.control === element);
      }),
    );
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return {
      name: name || element.outerHTML.slice(0, 80),
      isSeen,
      isMarked: known.liveryFocus?.look(element) !== known.liveryFocus?.before.get(element),
    };
  });

/** More than any page of ours has stops. */
const most = 300;

export interface Stops {
  readonly count: number;
  readonly wrong: readonly string[];
}

/** Goes through a page by the Tab key alone, until it comes out of it. */
export async function tabThrough(page: Page): Promise<Stops> {
  await begin(page);
  const wrong: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press('Tab');
    let at = await stop(page);
    if (at === undefined) return { count, wrong };
    // A page that glides there takes its time.
    if (!at.isSeen)
      await expect
        .poll(async () => (at = await stop(page))?.isSeen, { timeout: 3_000 })
        .toBe(true)
        .catch(() => wrong.push(`covered: ${at?.name}`));
    if (at && !at.isMarked) wrong.push(`not marked: ${at.name}`);
  }
  return { count: most, wrong: [...wrong, 'the Tab key does not come out of it'] };
}
