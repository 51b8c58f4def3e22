import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from '../../e2e/support/axe.ts';
import { leavingScreens } from '../../e2e/support/leaving.ts';
import { speak, turn } from '../../e2e/support/looks.ts';
import { expect, type Theme } from '../../e2e/support/test.ts';
import { fileOf, folder } from './pictures.ts';
import { unheard } from './unheard.ts';

/** Of all that axe asks, only this depends on the mode. */
const ofColour = ['color-contrast'];

/** One after another: each differs from the one before by the least there is to change. */
const ways = [
  { theme: 'dark', language: 'EN', rules: undefined },
  { theme: 'light', language: 'EN', rules: ofColour },
  { theme: 'light', language: 'AR', rules: undefined },
  { theme: 'dark', language: 'AR', rules: ofColour },
] as const satisfies readonly { theme: Theme; language: string; rules: unknown }[];

const inEnglish = (page: Page): Promise<void> => speak(page, 'EN', /^en/, 'ltr');
const inArabic = (page: Page): Promise<void> => speak(page, 'AR', /^ar/, 'rtl');

export interface Told {
  /** What a reader of the screen hears, in English. */
  readonly says?: string;
  /** The first field that is wrong has the focus. */
  readonly goes?: boolean;
}

/** Looks at a state in both modes, from both sides, and keeps a picture of each. */
export async function look(page: Page, code: string, state: string, told: Told = {}) {
  const still = told.goes === undefined ? {} : { goes: told.goes };
  await mkdir(folder, { recursive: true });
  // At once: what is told in passing goes while the page is looked at.
  expect.soft(await page.evaluate(unheard, told), `${state}: told`).toEqual([]);
  for (const { theme, language, rules } of ways) {
    const where = `${state}, ${theme}, ${language}`;
    await turn(page, theme);
    await (language === 'AR' ? inArabic(page) : inEnglish(page));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect.soft(await findings(page, rules), `${where}: axe`).toEqual([]);
    if (rules === undefined)
      expect.soft(await leavingScreens(page, [320, 390]), `${where}: width`).toEqual([]);
    expect.soft(await page.evaluate(unheard, still), `${where}: told`).toEqual([]);
    await page.screenshot({ path: join(folder, fileOf({ code, theme, language, state })) });
  }
  await turn(page, 'dark');
  await inEnglish(page);
}
