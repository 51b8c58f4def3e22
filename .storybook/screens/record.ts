import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

import { routes, type EndpointName } from '../../packages/contract/src/client.ts';
import { homePath, pagePaths } from '../../packages/contract/src/generated/pages.ts';
import { findBrowser, launchOptions } from '../../tests/browser.ts';
import { password, settled, submitLogin } from '../../tests/e2e/support/test.ts';
import { endpointAt } from './endpoint-at.ts';

/** What is kept of a long list: enough to fill a screen. */
const longest = { all: 40, ofCategory: 6, others: 9 };

/** Nothing of these is kept: keys, and what opens a session or a game. */
const secret: ReadonlySet<EndpointName> = new Set(['sessionKey', 'login', 'launch', 'stream']);

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
const answers = new Map<EndpointName, Record<string, unknown>>();
const games: Kept[] = [];
const reading: Promise<void>[] = [];

page.on('response', (response) => {
  const { pathname } = new URL(response.url());
  const name = endpointAt(response.request().method(), pathname);
  if (!name || secret.has(name)) return;
  const keep = async (): Promise<void> => {
    const { success, value } = (await response.json()) as {
      success: boolean;
      value: Record<string, unknown>;
    };
    if (!success) return;
    if (name === 'gameList') games.push(...(value['games'] as Kept[]));
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
await open('/m/hot-games');
await page.getByRole('main').getByRole('button').first().click();
await settled(page);
await Promise.all(reading);
await browser.close();

/** The pictures of the demo as Storybook serves them. */
const drawn = (text: string): string =>
  text
    .replaceAll(/\/img\/covers\/([\w-]+)\.\w+\.svg/g, '/art/$1.svg')
    .replaceAll(/\/img\/vendors\/([\w-]+)\.\w+\.svg/g, '/art/studio/$1.svg');

/** A number of any country can be typed, so all of them are there. */
const isWhole = (name: EndpointName): boolean => name === 'countries';

const cut = (value: unknown): unknown =>
  Array.isArray(value) ? value.slice(0, longest.others) : value;
const kept = Object.fromEntries(
  [...answers]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => [
      name,
      name === 'gameList'
        ? { games: shorten(games).slice(0, longest.all), pageNum: 1, totalPages: 1 }
        : Object.fromEntries(
            Object.entries(value).map(([key, part]) => [key, isWhole(name) ? part : cut(part)]),
          ),
    ]),
);
const file = join(import.meta.dirname, 'answers.json');
await writeFile(file, drawn(`${JSON.stringify(kept, null, 2)}\n`));
console.log(`${answers.size} answers of ${Object.keys(routes).length} endpoints`);
