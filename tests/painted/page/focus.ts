import type { Stop } from '../survey.ts';
import { named } from './named.ts';
import { boxOf, clipped, isCovered, isCutByBar, isHalfOut, isShown, scope } from './sight.ts';

/** Stands for the focus: many things can have it at once, and a picture shows all their rings. */
const focusName = 'data-paint-focus';

const copied = new WeakSet<CSSStyleSheet>();

const shownAlike = (selector: string): string =>
  selector
    .replaceAll(':focus-visible', `[${focusName}]`)
    .replaceAll(':focus-within', `:is([${focusName}], :has([${focusName}]))`)
    .replaceAll(/:focus(?![\w-])/g, `[${focusName}]`);

/** Puts beside every rule of the focus one of the same weight for what stands for it. */
function copyRules(list: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = list.cssRules.length - 1; index >= 0; index--) {
    const rule = list.cssRules[index];
    if (rule instanceof CSSGroupingRule) copyRules(rule);
    if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':focus')) continue;
    const text = `${shownAlike(rule.selectorText)} { ${rule.style.cssText} }`;
    list.insertRule(text, index + 1);
  }
}

function copyFocusRules(): void {
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    if (copied.has(sheet)) continue;
    copied.add(sheet);
    copyRules(sheet);
  }
}

const takes =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], audio[controls], video[controls]';

const labelled = (element: Element): string =>
  element.getAttribute('aria-label') ||
  (element instanceof HTMLElement ? element.innerText : '') ||
  (element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : '') ||
  element.getAttribute('placeholder') ||
  '';

/** A field shows the focus on its frame, a hidden box on what is drawn for it. */
function frames(element: Element): DOMRect[] {
  const own = element.getBoundingClientRect();
  const found = [own];
  const limit = { width: own.width + 160, height: Math.max(96, own.height + 40) };
  let at = element.parentElement;
  for (let up = 0; at && up < 5; up++, at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (box.width > Math.max(limit.width, 360) || box.height > limit.height) break;
    found.push(box);
  }
  return found;
}

let marked: Element[] = [];

/** Everything in sight that takes the focus. */
export function stops(): Stop[] {
  marked = [];
  return [...scope().querySelectorAll<HTMLElement>(takes)].flatMap((element) => {
    if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]'))
      return [];
    if (!isShown(element) && !element.matches('input')) return [];
    const whole = element.getBoundingClientRect();
    const own = clipped(whole, element);
    if (!own || isHalfOut(whole, element)) return [];
    if (isCovered(own, element) || isCutByBar(own, element)) return [];
    marked.push(element);
    const what = `${element.localName} ${named(labelled(element))}`.trim();
    return [{ what, boxes: frames(element).map(boxOf) }];
  });
}

/** Shows the focus on everything that the last survey counted, or on nothing. */
export function showFocus(show: boolean): void {
  if (show) copyFocusRules();
  for (const element of marked) element.toggleAttribute(focusName, show);
}
