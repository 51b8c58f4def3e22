import { chromium, type Browser, type Page } from 'playwright';

import { ensureBrowser, launchOptions } from '../browser.ts';
import type { Bench, Row } from './support/bench.ts';
import { median, turns } from './support/measure.ts';
import { rivalPages, rivals, type Rival, type RivalPages } from './support/rivals.ts';

const rounds = Number(process.env['ROUNDS'] ?? 9);

async function open(browser: Browser, pages: RivalPages, rival: Rival): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(pages.address(rival));
  await page.waitForFunction(() => globalThis.bench !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Waits until nothing of what came before is still under way. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 2000 }),
      ),
  );

const mounted = async (page: Page, count: number): Promise<number> => {
  const taken = await page.evaluate((many) => {
    if (!globalThis.press) throw new Error('The page is not ready');
    return globalThis.press(() => globalThis.bench?.mount(many));
  }, count);
  await page.waitForFunction(
    (many) => document.querySelectorAll('main button').length === many,
    count,
  );
  return taken;
};

const swapped = (page: Page): Promise<number> =>
  page.evaluate(() => {
    if (!globalThis.press) throw new Error('The page is not ready');
    return globalThis.press(() => globalThis.bench?.swap());
  });

interface Taken {
  readonly mount: number[];
  readonly few: number[];
  readonly many: number[];
}

async function sample(browser: Browser, pages: RivalPages, rival: Rival, taken: Taken) {
  const page = await open(browser, pages, rival);
  try {
    await settle(page);
    taken.mount.push(await mounted(page, 600));
    for (const [count, into] of [
      [600, taken.few],
      [2400, taken.many],
    ] as const) {
      await mounted(page, count);
      await settle(page);
      await swapped(page);
      await settle(page);
      for (let time = 0; time < 3; time++) {
        into.push(await swapped(page));
        await settle(page);
      }
    }
  } finally {
    await page.close();
  }
}

type What = keyof Taken;

const cases: readonly (readonly [What, string])[] = [
  ['few', 'switch, 600 tiles'],
  ['many', 'switch, 2,400 tiles'],
  ['mount', 'mount 600 tiles'],
];

const bars: Readonly<Record<What, { readonly tailwind: string; readonly mui?: string }>> = {
  few: { tailwind: '<= 0.5 ×' },
  many: { tailwind: '<= 0.3 ×' },
  mount: { tailwind: '<= 0.7 ×', mui: '<= 0.25 ×' },
};

async function measure(): Promise<readonly Row[]> {
  await using pages = await rivalPages();
  await using browser = await chromium.launch(launchOptions(ensureBrowser()));
  const taken = new Map<Rival, Taken>(
    rivals.map((rival) => [rival, { mount: [], few: [], many: [] }]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const turn of turns(rivals.length, round)) {
      const rival = rivals[turn];
      const into = rival && taken.get(rival);
      if (rival && into) await sample(browser, pages, rival, into);
    }
  }
  const of = (rival: Rival, what: What): number => median(taken.get(rival)?.[what] ?? []);
  const over = (rival: 'tailwind' | 'mui', what: What, name: string): Row => {
    const row = { name, value: of('ours', what) / of(rival, what), unit: '×' };
    const bar = bars[what][rival];
    return bar ? { ...row, bar } : row;
  };
  return cases.flatMap(([what, name]): Row[] =>
    rivals
      .map((rival): Row => ({ name: `${name}: ${rival}`, value: of(rival, what), unit: 'ms' }))
      .concat(
        over('tailwind', what, `${name}: over Tailwind`),
        over('mui', what, `${name}: over MUI`),
      ),
  );
}

export const bench: Bench = {
  about:
    'from a click to the painted frame in Chromium at a quarter of the speed, one page in three libraries',
  measure,
};
