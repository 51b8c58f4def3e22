import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findings } from '../../e2e/support/screen/axe.ts';
import { leavingScreens } from '../../e2e/support/screen/leaving.ts';
import { expect } from '../../e2e/support/test.ts';
import { goWay, leaveWays, ways } from '../ways.ts';
import { fileOf, folder } from './pictures.ts';
import { unheard } from './unheard.ts';

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
  for (const way of ways) {
    const { theme, language, rules } = way;
    const where = `${state}, ${theme}, ${language}`;
    await goWay(page, way);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect.soft(await findings(page, rules), `${where}: axe`).toEqual([]);
    if (rules === undefined)
      expect.soft(await leavingScreens(page, [320, 390]), `${where}: width`).toEqual([]);
    expect.soft(await page.evaluate(unheard, still), `${where}: told`).toEqual([]);
    await page.screenshot({ path: join(folder, fileOf({ code, theme, language, state })) });
  }
  await leaveWays(page);
}
