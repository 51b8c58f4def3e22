import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

import { routes, type EndpointName } from '../../packages/contract/src/client.ts';
import { homePath, pagePaths } from '../../packages/contract/src/generated/pages.ts';
import { findBrowser, launchOptions } from '../../tests/browser.ts';
import { password, settled, submitLogin } from '../../tests/e2e/support/test.ts';
import { endpointAt } from './endpoint-at.ts';
import { records } from './records.ts';

/** What is kept of a long list: enough to fill a screen. */
const longest = { all: 40, ofCategory: 6, others: 9 };

/** Nothing of these is kept: keys, what opens a session or a game, and ways that lead to hosts of one brand. */
const apart: ReadonlySet<EndpointName> = new Set([
  'sessionKey',
  'login',
  'launch',
  'stream',
  'customerService',
]);

interface Kept {
  readonly gameType?: string;
  readonly nodeId?: string;
}

/** As many of each category as its page shows at a glance, each game once. */
function shorten(list: readonly Kept[]): readonly Kept[] {
  const seen = new Map<string, number>();
  const ids = new Set<string>();
  return list.filter(({ gameType = '', nodeId = '' }) => {
    const count = (seen.get(gameType) ?? 0) + 1;
    if (ids.has(nodeId) || count > longest.ofCategory) return false;
    seen.set(gameType, count);
    ids.add(nodeId);
    return true;
  });
}

const site = process.argv[2];
if (!site) throw new Error('Say where a site runs: node .storybook/screens/record.ts http://…');

const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? launchOptions(executablePath) : {});
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
const answers = new Map<EndpointName, unknown>();
const games: Kept[] = [];
const reading: Promise<void>[] = [];

page.on('response', (response) => {
  const { pathname } = new URL(response.url());
  const name = endpointAt(response.request().method(), pathname);
  if (!name || apart.has(name)) return;
  const keep = async (): Promise<void> => {
    const { success, value } = (await response.json()) as {
      success: boolean;
      value: unknown;
    };
    if (!success) return;
    if (name === 'gameList') games.push(...(value as { games: Kept[] }).games);
    answers.set(name, value);
  };
  // Whoever leaves a page gives up what it still waits for.
  reading.push(keep().catch(() => undefined));
});

const open = async (path: string): Promise<void> => {
  await page.goto(site + path);
  await settled(page);
};

// What a visitor alone is asked.
await open('/m/register');
await open('/m/login');
await submitLogin(page, 'aurora', 'marisol88', password);
await page.waitForURL(site + homePath);
await settled(page);
for (const path of pagePaths) if (!path.startsWith('/m/play')) await open(path);
// The last answer is kept: of a day there may be nothing to tell.
for (const path of Object.values(records)) await open(path);
await open('/m/hot-games');
await page
  .getByRole('main')
  .getByRole('button', { name: /Moon Orchard/ })
  .first()
  .click();
await settled(page);
await Promise.all(reading);
await browser.close();

/** The pictures of the demo as Storybook serves them. */
const drawn = (text: string): string =>
  text
    .replaceAll(/\/img\/covers\/([\w-]+)\.\w+\.svg/g, '/art/$1.svg')
    .replaceAll(/\/img\/banners\/([\w-]+)\.\w+\.svg/g, '/art/banner/$1.svg')
    .replaceAll(/\/img\/vendors\/([\w-]+)\.\w+\.svg/g, '/art/studio/$1.svg');

/** A number of any country can be typed, so all of them are there. */
const isWhole = (name: EndpointName): boolean => name === 'countries';

const cut = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, longest.others) : value;
/** Of an answer that is a list or a number itself as much as of one that holds lists. */
const cutAll = (name: EndpointName, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cut(value);
  const parts = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(parts.map(([key, part]) => [key, isWhole(name) ? part : cut(part)]));
};
const kept = Object.fromEntries(
  [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => [
      name,
      name === 'gameList'
        ? { games: shorten(games).slice(0, longest.all), pageNum: 1, totalPages: 1 }
        : cutAll(name, value),
    ]),
);
const file = join(import.meta.dirname, 'answers.json');
await writeFile(file, drawn(`${JSON.stringify(kept, null, 2)}\n`));
console.log(`${answers.size} answers of ${Object.keys(routes).length} endpoints`);
