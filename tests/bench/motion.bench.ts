import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { siteOf } from '../e2e/support/test.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';
import { blockingOf, longestOf, tasksOf, type Task } from './support/tasks.ts';

const runs = 5;
/** Of a fading, and of what a page draws after it. */
const over = 1500;

type Way = 'there' | 'back';

/** What the home leads to first, and back through the history. */
async function change(page: Page, way: Way): Promise<void> {
  if (way === 'back') await page.goBack();
  else await page.getByRole('main').getByRole('link', { name: 'Browse games' }).click();
  await page.waitForURL(way === 'back' ? '**/m/home' : '**/m/gameList*');
  await page.waitForTimeout(over);
}

async function pages(browser: Browser, home: string, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
  try {
    // What pops up by itself is no part of a page change.
    await page.addInitScript(() => sessionStorage.setItem('NOTICE_POP', '1'));
    await page.goto(home);
    await page.mouse.move(195, 300);
    await page.waitForTimeout(3000);
    // Once there and back, so that everything is here that is fetched when it is first needed.
    await change(page, 'there');
    await change(page, 'back');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(over);
    const there = await tasksOf(browser, page, () => change(page, 'there'));
    const back = await tasksOf(browser, page, () => change(page, 'back'));
    return { there, back };
  } finally {
    await page.close();
  }
}

type Changes = Readonly<Record<Way, readonly Task[]>>;

const middle = (changes: readonly Changes[], way: Way, of: (tasks: readonly Task[]) => number) =>
  median(changes.map((one) => of(one[way])));

const longest = (tasks: readonly Task[]): number => longestOf(tasks, 'worked');
const blocking = (tasks: readonly Task[]): number => blockingOf(tasks, 'worked');

const ways = { there: 'from the home to a list of games', back: 'and back' } as const;

function rowsOf(way: Way, moving: readonly Changes[], still: readonly Changes[]): Row[] {
  const name = ways[way];
  return [
    {
      name: `${name}: longest task, by the processor`,
      value: middle(moving, way, longest),
      unit: 'ms',
      bar: '<= 100 ms',
    },
    {
      name: `${name}: the same where less motion is wanted`,
      value: middle(still, way, longest),
      unit: 'ms',
    },
    {
      name: `${name}: what is beyond 50 ms of all tasks`,
      value: middle(moving, way, blocking),
      unit: 'ms',
    },
    {
      name: `${name}: what is beyond 50 ms where less motion is wanted`,
      value: middle(still, way, blocking),
      unit: 'ms',
    },
  ];
}

async function measure(): Promise<readonly Row[]> {
  const stop = await startPlatform();
  try {
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const home = `${siteOf('aurora')}/m/home`;
    const moving: Changes[] = [];
    const still: Changes[] = [];
    // In turn: what else the machine does falls on both.
    for (let run = 0; run < runs; run++) {
      moving.push(await pages(browser, home, 'no-preference'));
      still.push(await pages(browser, home, 'reduce'));
    }
    return [
      ...rowsOf('there', moving, still),
      ...rowsOf('back', moving, still),
      { name: 'load of the machine meanwhile', value: loadavg()[0] ?? 0, unit: '' },
    ];
  } finally {
    await stop();
  }
}

export const bench: Bench = {
  about:
    'what a page change costs, with its movement and without, in Chromium at a quarter of the speed',
  measure,
};
