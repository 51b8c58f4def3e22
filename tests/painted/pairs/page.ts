import { holdStill, isAsItWas, letMove, surveyPage } from '../page/index.ts';
import type { Survey } from '../survey.ts';
import { markerStyles } from './markers.ts';
import { attributes, rowsOf, type Row } from './rows.ts';

const markers = new CSSStyleSheet();
markers.replaceSync(
  // Stronger than the sheet of any brand, in either mode.
  `:root:root:root { ${[...markerStyles()].map(([name, value]) => `${name}: ${value};`).join(' ')} }`,
);

const pseudo = /::[\w-]+(?:\([^)]*\))?/g;

/** Selectors that ask for what the root says, by attribute; without what they ask. */
function asking(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(attributes.map((name) => [name, []]));
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const name of attributes) {
          if (!rule.selectorText.includes(`[${name}=`)) continue;
          const any = attributes.reduce(
            (text, one) => text.replaceAll(new RegExp(`\\[${one}=[^\\]]*\\]`, 'g'), ''),
            rule.selectorText.replaceAll(pseudo, ''),
          );
          found.get(name)?.push(any);
        }
      } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return found;
}

let selectors: ReadonlyMap<string, readonly string[]> | undefined;

const isThere = (selector: string): boolean => {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    // What is left of it is no selector: then nobody knows, and it is looked at.
    return true;
  }
};

/** Rows that can make a difference to what the page shows now. */
export function rowsHere(): readonly Row[] {
  selectors ??= asking();
  const matters = [...selectors].filter(([, texts]) => [...new Set(texts)].some(isThere));
  return rowsOf(new Set(matters.map(([name]) => name)));
}

const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Puts a row on, in markers. */
export async function wear(row: Row): Promise<void> {
  for (const [name, value] of row) document.documentElement.setAttribute(name, value);
  if (!document.adoptedStyleSheets.includes(markers)) document.adoptedStyleSheets.push(markers);
  await frame();
}

/** Takes the markers off; the next story dresses the root anew. */
export function undress(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== markers);
}

/** What there is to be read, once the page stands still; nothing, if it moved under the picture. */
export async function inksOf(shoot: () => Promise<void>): Promise<Survey | undefined> {
  try {
    await holdStill();
    const survey = await surveyPage();
    await shoot();
    return isAsItWas() ? survey : undefined;
  } finally {
    letMove();
  }
}
