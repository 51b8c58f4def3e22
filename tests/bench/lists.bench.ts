import { loadavg } from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { siteOf } from '../e2e/support/test.ts';
import type { Bench, Row } from './support/bench.ts';
import { median } from './support/measure.ts';
import { longestOf, tasksOf } from './support/tasks.ts';

const runs = 3;
const long = 2_400;
const kept = 500;
/** More than the platform answers with: a list asks for a page a second at most. */
const pageSize = 100;

interface Frame {
  readonly place: number;
  /** Pictures in sight that are not painted yet. */
  readonly missing: number;
}

declare global {
  var tasks: number[] | undefined;
  /** Every frame since a list stands in the page. */
  var listFrames: Frame[] | undefined;
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    globalThis.tasks = tasks;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

const longest = async (page: Page): Promise<number> =>
  Math.max(0, ...(await page.evaluate(() => globalThis.tasks?.splice(0) ?? [])));

interface Answer {
  readonly value: { readonly games: readonly object[] };
}

/** The platform's own first page, said again under other names for as long as the list is to be. */
async function lengthen(page: Page, list: string, games: number): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().includes('/game/list?')),
    page.goto(list),
  ]);
  const answer = (await response.json()) as Answer;
  await page.route('**/game/list?*', async (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    const made = Array.from({ length: pageSize }, (_, at) => {
      const name = (pageNum - 1) * pageSize + at + 1;
      const { games: own } = answer.value;
      return Object.assign({}, own[at % own.length], {
        nodeId: `g${name}`,
        gameName: `Game ${name}`,
      });
    });
    const value = { ...answer.value, games: made, pageNum, totalPages: games / pageSize };
    await route.fulfill({ json: { ...answer, value } });
  });
}

/** Down to the last of so many games, as a wheel does it. */
async function reach(page: Page, games: number): Promise<void> {
  await page.mouse.move(195, 500);
  // What is far is not in the document.
  const lowest = async (): Promise<number> =>
    Number(await page.locator('main li').last().getAttribute('aria-posinset'));
  while ((await lowest()) < games) {
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(250);
  }
}

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.waitForTimeout(2000);
  await longest(page);
  return session;
};

async function ofLongList(page: Page, site: string, browser: Browser) {
  const list = `${site}/m/gameList?type=all`;
  await lengthen(page, list, long);
  await page.goto(list);
  await reach(page, long);
  await page.evaluate(() => scrollTo(0, 0));
  await slowDown(page);
  const tasks = await tasksOf(browser, page, async () => {
    for (let turn = 0; turn < 40; turn++) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const field = page.getByRole('searchbox').first();
  await field.click();
  await page.waitForTimeout(500);
  await longest(page);
  await field.pressSequentially('game 12', { delay: 120 });
  const typing = await longest(page);
  return { scrolling: longestOf(tasks, 'worked'), seen: longestOf(tasks, 'wall'), typing };
}

async function ofReturn(page: Page, site: string) {
  // The platform's own games are more than that: where answers are made here, Chromium keeps no pictures.
  await page.goto(`${site}/m/home`);
  // Before it is alive a link leads to another document, and nothing is come back to.
  await page.waitForTimeout(2000);
  await page.getByRole('main').getByRole('link', { name: 'Browse games' }).click();
  await page.getByRole('tab', { name: 'All', exact: true }).click();
  await reach(page, kept);
  await page.evaluate(() => scrollTo(0, 9_000));
  await page.waitForTimeout(2000);
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await page.waitForFunction(() => location.pathname === '/m/home');
  await page.waitForTimeout(1000);
  await slowDown(page);
  await page.evaluate(() => {
    const listFrames: Frame[] = [];
    globalThis.listFrames = listFrames;
    const tick = (): void => {
      // Until the list stands the page before is in sight, and has lists of its own.
      if (document.querySelector('main li[aria-posinset]')) {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main li img')].filter(
          (picture) => {
            const { top, bottom } = picture.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          },
        );
        const missing = pictures.filter(({ complete, naturalWidth }) => !complete || !naturalWidth);
        listFrames.push({ place: scrollY, missing: pictures.length === 0 ? 1 : missing.length });
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.goForward();
  await page.waitForTimeout(4000);
  const listFrames = await page.evaluate(() => globalThis.listFrames ?? []);
  const isRight = (frame: Frame): boolean =>
    Math.abs(frame.place - place) <= 1 && frame.missing === 0;
  const right = listFrames.findIndex(isRight);
  return { until: right < 0 ? listFrames.length : right + 1, task: await longest(page) };
}

async function measured<T>(
  browser: Browser,
  look: (page: Page, site: string, browser: Browser) => Promise<T>,
) {
  const site = siteOf('aurora');
  const found: T[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    try {
      await watch(page);
      found.push(await look(page, site, browser));
    } finally {
      await page.close();
    }
  }
  return found;
}

async function measure(): Promise<readonly Row[]> {
  const stop = await startPlatform();
  try {
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const lists = await measured(browser, ofLongList);
    const returns = await measured(browser, ofReturn);
    return [
      {
        name: `longest task while ${long} games are scrolled through, by the processor, median of runs`,
        value: median(lists.map(({ scrolling }) => scrolling)),
        unit: 'ms',
        bar: '<= 100 ms',
      },
      {
        name: 'the same by the clock, with all else that the machine did',
        value: median(lists.map(({ seen }) => seen)),
        unit: 'ms',
      },
      {
        name: 'longest task while somebody types above them',
        value: median(lists.map(({ typing }) => typing)),
        unit: 'ms',
        bar: '<= 100 ms',
      },
      {
        name: `frames until place and pictures of ${kept} games are there again`,
        value: median(returns.map(({ until }) => until)),
        unit: 'frames',
        bar: '<= 1 frames',
      },
      {
        name: 'longest task of the way back to them',
        value: median(returns.map(({ task }) => task)),
        unit: 'ms',
      },
      { name: 'load of the machine meanwhile', value: loadavg()[0] ?? 0, unit: '' },
    ];
  } finally {
    await stop();
  }
}

export const bench: Bench = {
  about:
    'long lists of games in Chromium at a quarter of the speed: scrolled, typed above, come back to',
  measure,
};
