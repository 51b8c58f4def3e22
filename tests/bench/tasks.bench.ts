import { loadavg } from 'node:os';
import { chromium, devices, type Browser } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { brands, siteOf } from '../e2e/support/test.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';
import { blockingOf, longestOf, tasksOf, whileLoading, type Task } from './support/tasks.ts';

const runs = 3;
/** A phone’s speed, as a share of a desktop’s. */
const rate = 4;
/** After so many ms nothing more comes by itself. */
const settled = 6000;

const pages = [
  '/m/home',
  '/m/gameCenter',
  '/m/slot-games',
  '/m/hot-games',
  '/m/activity',
  '/m/lottery',
  '/m/help',
  '/m/set',
  '/m/login',
];

async function load(browser: Browser, url: string): Promise<readonly Task[]> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const page = await browser.newPage(phone);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const open = async (): Promise<void> => {
      await page.goto(url);
      await page.waitForTimeout(settled);
    };
    return await tasksOf(browser, page, open, whileLoading);
  } finally {
    await page.close();
  }
}

async function rowsOf(browser: Browser, code: string, path: string): Promise<Row[]> {
  const loads: (readonly Task[])[] = [];
  for (let run = 0; run < runs; run++) loads.push(await load(browser, siteOf(code) + path));
  const middle = (of: (tasks: readonly Task[]) => number): number => median(loads.map(of));
  const name = `${code}: ${path}`;
  return [
    {
      name: `${name}: longest task after the first paint, by the processor`,
      value: middle((tasks) => longestOf(tasks, 'worked')),
      unit: 'ms',
      bar: '<= 50 ms',
    },
    {
      name: `${name}: what is beyond 50 ms of all, by the processor`,
      value: middle((tasks) => blockingOf(tasks, 'worked')),
      unit: 'ms',
    },
    {
      name: `${name}: the same by the clock`,
      value: middle((tasks) => blockingOf(tasks, 'wall')),
      unit: 'ms',
    },
  ];
}

async function measure(): Promise<readonly Row[]> {
  const stop = await startPlatform();
  try {
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const rows: Row[] = [];
    for (const { code } of brands)
      for (const path of code === 'aurora' ? pages : pages.slice(0, 1))
        rows.push(...(await rowsOf(browser, code, path)));
    return [...rows, { name: 'load of the machine meanwhile', value: loadavg()[0] ?? 0, unit: '' }];
  } finally {
    await stop();
  }
}

export const bench: Bench = {
  about:
    'tasks of a first load at a quarter of the speed: every page of a brand, and the home of all',
  measure,
};
