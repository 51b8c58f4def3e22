import { chromium, type Page } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import { buildStorybook, serveStorybook } from './storybook.ts';
import type { Long } from './run.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
}

/** What the page of an entry complains of. Its stories stay away: they are played elsewhere. */
async function complaints(page: Page, address: string): Promise<readonly string[]> {
  const said: string[] = [];
  const hear = (text: string): void => void said.push(text);
  page.on('pageerror', ({ message }) => hear(message));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  await page.route(/viewMode=story/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Away</title>' }),
  );
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').waitFor();
  return said;
}

async function run(count: number, say: (line: string) => void): Promise<void> {
  const executablePath = ensureBrowser();
  buildStorybook();
  await using storybook = await serveStorybook();
  const answer = await fetch(`${storybook.address}/index.json`);
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  const browser = await chromium.launch(launchOptions(executablePath));
  const faults: string[] = [];
  for (const { id } of pages.slice(0, count)) {
    const page = await browser.newPage();
    const said = await complaints(page, `${storybook.address}/iframe.html?id=${id}&viewMode=docs`);
    faults.push(...said.map((text) => `${id}: ${text}`));
    await page.close();
  }
  await browser.close();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  say(`${Math.min(count, pages.length)} pages open without a complaint`);
}

export const long: Long = {
  about: 'pages of words in Storybook, each opened in Chromium',
  count: 200,
  run,
};
