/** Media rules that ask for calm, with what they said. */
const rules = new Map<CSSMediaRule, string>();
const asks = '(prefers-reduced-motion: reduce)';
const real = window.matchMedia.bind(window);
let calm = false;

function collect(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === asks) rules.set(rule, asks);
    if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
  }
}

/** Answers as a device does that asks for less motion; a page cannot set that of itself. */
window.matchMedia = (query) => (calm && query === asks ? real('all') : real(query));

/** Makes the page as calm as on such a device, or leaves it to the device. */
export function reduceMotion(reduce: boolean): void {
  calm = reduce;
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const [rule, text] of rules) rule.media.mediaText = reduce ? 'all' : text;
}
