import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';

const runs = 5;
const turns = 4;

interface Seen {
  /** Tasks of more than 50 ms, for each change. */
  readonly long: number;
  /** How long the page was held by them, in all. */
  readonly held: number;
}

declare global {
  /** How long each long task of the page took. */
  var longTasks: number[] | undefined;
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    globalThis.longTasks = tasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

/** Once there and back, so that everything is here that is fetched when it is first needed. */
async function change(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
  await page.waitForTimeout(800);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await page.waitForURL('**/m/home');
  await page.waitForTimeout(800);
}

async function pages(browser: Browser, home: string, reducedMotion: 'reduce' | 'no-preference') {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
  try {
    await watch(page);
    await page.goto(home);
    await change(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(1000);
    await page.evaluate(() => globalThis.longTasks?.splice(0));
    for (let turn = 0; turn < turns; turn++) await change(page);
    const tasks = await page.evaluate(() => globalThis.longTasks ?? []);
    return { long: tasks.length / (2 * turns), held: tasks.reduce((sum, one) => sum + one, 0) };
  } finally {
    await page.close();
  }
}

async function measure(): Promise<readonly Row[]> {
  const stop = await startPlatform();
  try {
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const home = `http://aurora.localhost:${process.env['LIVERY_E2E_PORT']}/m/home`;
    const moving: Seen[] = [];
    const still: Seen[] = [];
    // In turn: what else the machine does falls on both.
    for (let run = 0; run < runs; run++) {
      moving.push(await pages(browser, home, 'no-preference'));
      still.push(await pages(browser, home, 'reduce'));
    }
    const middle = (of: readonly Seen[], what: keyof Seen): number =>
      median(of.map((one) => one[what]));
    return [
      { name: 'long tasks a page change, with motion', value: middle(moving, 'long'), unit: '' },
      { name: 'the same where less motion is wanted', value: middle(still, 'long'), unit: '' },
      {
        name: 'time in long tasks, with motion over without',
        value: middle(moving, 'held') / Math.max(1, middle(still, 'held')),
        unit: '',
      },
      { name: 'load of the machine meanwhile', value: loadavg()[0] ?? 0, unit: '' },
    ];
  } finally {
    await stop();
  }
}

export const bench: Bench = {
  about: 'what the movement of pages costs, in Chromium at a quarter of the speed',
  measure,
};
