import { chromium, type Browser } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';
import { rivalPages, type RivalPages } from './support/rivals.ts';

const runs = 7;
const tiles = 10_000;

interface Run {
  readonly longest: number;
  readonly nodes: number;
  readonly shift: number;
}

/** A wheel turned fast over a long grid: how long its worst frame takes, and what the document holds. */
async function scroll(browser: Browser, pages: RivalPages): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(pages.address('ours'));
    await page.waitForFunction(() => globalThis.bench !== undefined);
    await page.evaluate((count) => globalThis.bench?.mount(count), tiles);
    await page.waitForTimeout(1000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const frames: number[] = [];
      const nodes: number[] = [];
      let shift = 0;
      let last = performance.now();
      const tick = (now: number): void => {
        // To count is work as well: not in every frame.
        if (frames.push(now - last) % 8 === 0) {
          nodes.push(document.querySelectorAll('*').length);
        }
        last = now;
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
      globalThis.seen = () => ({
        longest: Math.max(...frames.slice(2)),
        nodes: Math.max(...nodes),
        shift,
      });
    });
    for (let fling = 0; fling < 4; fling++) {
      // Beside the tiles: a finger hovers over none.
      await session.send('Input.synthesizeScrollGesture', {
        x: 2,
        y: 400,
        yDistance: -6000,
        speed: 4000,
        gestureSourceType: 'mouse',
      });
    }
    const scrolled = await page.evaluate(() => window.scrollY);
    if (scrolled < 10_000) throw new Error(`The page went ${scrolled} px only`);
    return await page.evaluate(() => {
      if (!globalThis.seen) throw new Error('Nothing was watched');
      return globalThis.seen();
    });
  } finally {
    await page.close();
  }
}

async function measure(): Promise<readonly Row[]> {
  await using pages = await rivalPages();
  await using browser = await chromium.launch(launchOptions(ensureBrowser()));
  const taken: Run[] = [];
  for (let run = 0; run < runs; run++) taken.push(await scroll(browser, pages));
  return [
    {
      name: 'longest frame, median of runs',
      // A screen shows a frame every 16.67 ms; parts of one are how clocks round.
      value: Math.round(median(taken.map(({ longest }) => longest))),
      unit: 'ms',
      bar: '<= 50 ms',
    },
    {
      name: 'most elements in the document',
      value: Math.max(...taken.map(({ nodes }) => nodes)),
      unit: 'elements',
      bar: '<= 4000 elements',
    },
    { name: 'layout shift', value: Math.max(...taken.map(({ shift }) => shift)), unit: '' },
  ];
}

export const bench: Bench = {
  about: 'scrolling through 10,000 tiles in Chromium at a quarter of the speed',
  measure,
};

declare global {
  /** What the page saw of itself while it was scrolled. */
  var seen: (() => Run) | undefined;
}
