import { loadavg } from 'node:os';
import { chromium, devices, type Browser } from 'playwright';

import { homePath } from '../../packages/contract/src/generated/pages.ts';
import { ensureBrowser, launchOptions } from '../browser.ts';
import { platform } from '../e2e/support/platform.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { brands } from '../e2e/support/test.ts';
import { bareProxy } from './support/bare-proxy.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';

const runs = 5;
const rate = 4;
/** Slow 4G as Chromium applies it: ms, and bytes a second. */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 86_400,
};
/** Longer than anything here takes. */
const patience = 60_000;

interface Seen {
  readonly paint: number;
  /** When the first game's cover is there. */
  readonly cover: number;
}

declare global {
  var firstCover: number | undefined;
}

async function load(browser: Browser, url: string): Promise<Seen> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const page = await browser.newPage(phone);
  try {
    await page.addInitScript(() => {
      // What pops up would lie over the covers.
      sessionStorage.setItem('NOTICE_POP', '1');
      const look = (): void => {
        const covers = [...document.querySelectorAll<HTMLImageElement>('main li img')];
        if (covers.some(({ complete, naturalWidth }) => complete && naturalWidth > 0))
          globalThis.firstCover = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(url, { timeout: patience });
    await page.waitForFunction(() => globalThis.firstCover, undefined, { timeout: patience });
    return await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      cover: globalThis.firstCover ?? Number.NaN,
    }));
  } finally {
    await page.close();
  }
}

async function rowsOf(browser: Browser, code: string, port: number, bare: number) {
  const drawn: Seen[] = [];
  const undrawn: Seen[] = [];
  // In turn: what else the machine does falls on both.
  for (let run = 0; run < runs; run++) {
    drawn.push(await load(browser, `http://${code}.localhost:${port}${homePath}`));
    undrawn.push(await load(browser, `http://${code}.localhost:${bare}${homePath}`));
  }
  const middle = (seen: readonly Seen[], what: keyof Seen) => median(seen.map((one) => one[what]));
  const paint = middle(drawn, 'paint');
  const rows: Row[] = [
    { name: `${code}: first paint`, value: paint, unit: 'ms' },
    {
      name: `${code}: the same over that of a home that the build does not draw`,
      value: paint / middle(undrawn, 'paint'),
      unit: '×',
      bar: '<= 0.4 ×',
    },
    {
      name: `${code}: first cover is there`,
      value: middle(drawn, 'cover'),
      unit: 'ms',
      bar: '<= 2000 ms',
    },
  ];
  return rows;
}

async function measure(): Promise<readonly Row[]> {
  const stop = await startPlatform();
  try {
    const { port = 0 } = platform();
    await using proxy = await bareProxy(port, homePath);
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const rows: Row[] = [];
    for (const { code } of brands) rows.push(...(await rowsOf(browser, code, port, proxy.port)));
    return [...rows, { name: 'load of the machine meanwhile', value: loadavg()[0] ?? 0, unit: '' }];
  } finally {
    await stop();
  }
}

export const bench: Bench = {
  about:
    'when a guest sees the home, on slow 4G at a quarter of the speed, beside one that scripts draw',
  measure,
};
