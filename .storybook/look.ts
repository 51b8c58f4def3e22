import { duotone } from '../packages/ui/src/foundations/icon/sets/duotone.ts';
import { fill } from '../packages/ui/src/foundations/icon/sets/fill.ts';
import { light } from '../packages/ui/src/foundations/icon/sets/light.ts';
import { merchants } from './merchants.ts';
import type { Words } from './words/index.ts';

const iconSets = { duotone, fill, light };
const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface Look {
  readonly merchant: string;
  readonly theme: 'dark' | 'light';
  readonly dir: 'ltr' | 'rtl';
  /** Texts three times as long, or as they are; the gate looks at both. */
  readonly text?: 'plain' | 'long';
  /** Text twice as large, as a phone can be told to write. */
  readonly size?: 'normal' | 'large';
}

declare global {
  /** Set by the test run, which looks at every story more than once. */
  var liveryLook: Partial<Look> | undefined;
}

/** A language that is written from right to left turns the page, whatever else is chosen. */
export const lookOf = (globals: Record<string, unknown>): Look => ({
  merchant: 'aurora',
  theme: 'dark',
  ...(globals as Partial<Look>),
  dir: globals['dir'] === 'rtl' || globals['language'] === 'ar' ? 'rtl' : 'ltr',
  ...globalThis.liveryLook,
});

/** What texts say, and how long they are. */
export const wordsOf = ({ language, text }: Record<string, unknown>): Words => ({
  language: language === 'ar' ? 'ar' : 'en',
  text: text === 'long' ? 'long' : 'plain',
});

/** The merchant's sheet: no style element, because the policy of a page allows none. */
const sheet = { css: new CSSStyleSheet(), text: '' };

/** Dresses the document in a look; answers with the merchant and its icons. */
export function dress({ merchant: code, theme, dir, size = 'normal' }: Look) {
  const merchant = merchants.find((one) => one.code === code) ?? merchants[0];
  if (!merchant) throw new Error('There is no merchant.');
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dir = dir;
  root.lang = dir === 'rtl' ? 'ar' : 'en';
  root.style.fontSize = size === 'large' ? '200%' : '';
  for (const [slot, choice] of Object.entries(merchant.template))
    root.setAttribute(`data-${kebab(slot)}`, choice);

  if (sheet.text !== merchant.css) sheet.css.replaceSync(merchant.css);
  sheet.text = merchant.css;
  if (!document.adoptedStyleSheets.includes(sheet.css)) document.adoptedStyleSheets.push(sheet.css);
  return { merchant, icons: iconSets[merchant.template.icons] };
}
