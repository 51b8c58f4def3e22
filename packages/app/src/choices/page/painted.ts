/** Of a rule that asks for tokens: who it is for, and whether only in a state that nobody sees in a picture. */
interface AskingRule {
  readonly selector: string;
  readonly inState: boolean;
  readonly properties: readonly string[];
}

/** What a token paints in a document. */
export interface Paint {
  readonly parts: readonly Element[];
  /** Those of them that ask for it while pointed at, pressed or in focus. */
  readonly inStates: readonly Element[];
}

const states = /:(?:hover|active|focus-visible|focus-within|focus|disabled|autofill)\b/g;
const drawnParts = /::[a-z-]+(?:\([^)]*\))?/g;
const asked = /var\((--lv-[a-z0-9-]+)/g;

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && /forced-colors/.test(rule.conditionText)) continue;
    if ('selectorText' in rule) yield rule as CSSStyleRule;
    if ('cssRules' in rule) yield* styleRules(rule.cssRules as CSSRuleList);
  }
}

/** Every rule of the document that asks for a token, as a selector of the elements it is for. */
function* askingRules(page: Document): Generator<AskingRule> {
  for (const sheet of page.styleSheets)
    for (const { selectorText, style } of styleRules(sheet.cssRules)) {
      const properties = [...style.cssText.matchAll(asked)].map(([, name = '']) => name);
      if (properties.length === 0) continue;
      const selector = selectorText.replaceAll(drawnParts, '').replaceAll(states, '');
      yield { selector, inState: selector !== selectorText.replaceAll(drawnParts, ''), properties };
    }
}

function elementsOf(page: Document, selector: string): readonly Element[] {
  try {
    return [...page.querySelectorAll(selector)];
  } catch {
    // What is left of a selector without its states may be none.
    return [];
  }
}

/** By the name of its property: which parts of a drawn document have a style that asks for a token. */
export function paintsOf(page: Document): ReadonlyMap<string, Paint> {
  const found = new Map<string, { parts: Set<Element>; inStates: Set<Element> }>();
  for (const { selector, inState, properties } of askingRules(page)) {
    const parts = elementsOf(page, selector);
    if (parts.length === 0) continue;
    for (const property of properties) {
      const known = found.get(property) ?? { parts: new Set(), inStates: new Set() };
      for (const part of parts) (inState ? known.inStates : known.parts).add(part);
      found.set(property, known);
    }
  }
  return new Map(
    [...found].map(([property, { parts, inStates }]) => [
      property,
      { parts: [...parts], inStates: [...inStates] },
    ]),
  );
}
