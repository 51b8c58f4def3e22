import type { Page } from '@playwright/test';
import { homePath } from '../../../packages/contract/src/generated/pages.ts';
import { endingsOf, type Ending } from './addresses.ts';
import { leavingScreens } from './screen/leaving.ts';
import { expect, settled, siteOf } from './test.ts';

/** What a player would read of a text that is missing: its key, as code writes it. */
const key = /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z0-9]*)+$/;
/** Hosts are written alike. */
const host = /\.(?:com|eu|example|gov|localhost|net|org|ph|uk)$/;

async function keysIn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [alt]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...names].join(' ').split(/\s+/);
  });
  return words.filter((word) => key.test(word) && !host.test(word));
}

/** What is wrong with what the page says, whatever its width is. */
export async function wrongWords(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).count();
  return [
    ...(headings === 1 ? [] : [`${headings} headings of the page`]),
    ...(await keysIn(page)).map((word) => `a key instead of a text: ${word}`),
  ];
}

/**
 * Opens every address of the specification. Home is looked at once, and not again for
 * each address that is another name of it or leads there.
 */
export async function walkAll(
  page: Page,
  code: string,
  who: 'visitor' | 'member',
  widths: readonly number[],
  endings: readonly Ending[] = endingsOf(code, who),
): Promise<void> {
  const wrong: string[] = [];
  for (const { path, title, leadsTo } of endings) {
    const waitUntil = title === undefined ? 'commit' : 'load';
    await page.goto(siteOf(code) + path, { waitUntil });
    await expect(page).toHaveURL(siteOf(code) + (leadsTo ?? path));
    if (title === undefined) continue;
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    if (title === 'Home' && path !== homePath) continue;
    await settled(page);
    const here = [...(await wrongWords(page)), ...(await leavingScreens(page, [...widths]))];
    wrong.push(...here.map((one) => `${path}: ${one}`));
  }
  expect(wrong).toEqual([]);
}
