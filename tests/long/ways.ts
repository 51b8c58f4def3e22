import type { Page } from '@playwright/test';
import { speak, turn } from '../e2e/support/looks.ts';
import type { Theme } from '../e2e/support/test.ts';

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

/** One after another: each differs from the one before by the least there is to change. */
export const ways = [
  { theme: 'dark', language: 'EN', rules: undefined },
  { theme: 'light', language: 'EN', rules: ofColour },
  { theme: 'light', language: 'AR', rules: undefined },
  { theme: 'dark', language: 'AR', rules: ofColour },
] as const satisfies readonly { theme: Theme; language: string; rules: unknown }[];

const inEnglish = (page: Page): Promise<void> => speak(page, 'EN', /^en/, 'ltr');
const inArabic = (page: Page): Promise<void> => speak(page, 'AR', /^ar/, 'rtl');

/** Shows the page in a way. */
export async function goWay(page: Page, { theme, language }: (typeof ways)[number]): Promise<void> {
  await turn(page, theme);
  await (language === 'AR' ? inArabic(page) : inEnglish(page));
}

/** As it was before the first way. */
export async function leaveWays(page: Page): Promise<void> {
  await turn(page, 'dark');
  await inEnglish(page);
}
