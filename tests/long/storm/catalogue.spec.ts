import { expectStanding, uncaught } from '../../e2e/support/standing.ts';
import { expect, settled, siteOf, test } from '../../e2e/support/test.ts';
import { hold } from '../../e2e/support/faults.ts';
import { places } from '../../e2e/support/places.ts';

const site = siteOf('aurora');
const pageSize = 25;

const gameOf = (number: number): object => ({
  nodeId: `made-${number}`,
  gameId: `made-${number}`,
  gameName: `Made game ${number}`,
  gameCategory: 'RNG',
  vassalage: 'EMW',
  displayName: 'Emberwright',
  iconUrl: '',
  mobileLargeIcon: '',
  showIcon: '',
});

test('a list of ten thousand games is asked for page by page, and stays quick to press', async ({
  page,
}) => {
  const errors = uncaught(page);
  const asked: number[] = [];
  await page.route(/\/wps\/game\/list\?/, (route) => {
    const pageNum = Number(new URL(route.request().url()).searchParams.get('pageNo'));
    asked.push(pageNum);
    const games = Array.from({ length: pageSize }, (_, at) =>
      gameOf((pageNum - 1) * pageSize + at),
    );
    return route.fulfill({
      json: {
        success: true,
        traceId: '',
        serverTime: Date.now(),
        value: { games, pageNum, pageSize, totalPages: 400, total: 10_000 },
      },
    });
  });
  await page.goto(`${site}/m/gameList?type=all`);
  const tiles = page.getByRole('region', { name: 'Games' }).getByRole('button');
  await expect(tiles.first()).toBeVisible();
  for (let screens = 0; screens < 12; screens += 1) {
    const before = asked.length;
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2_000);
        return asked.length;
      })
      .toBeGreaterThan(before);
  }
  const lists = asked.filter((one, at) => asked.indexOf(one) === at);
  expect(asked.filter((one) => one > 1)).toEqual(lists.filter((one) => one > 1));
  await expectStanding(page, 'far down');
  expect(errors).toEqual([]);
});

for (const [kind, answer] of [
  ['missing', { status: 404, body: '' }],
  ['no picture', { status: 200, contentType: 'image/webp', body: 'not a picture' }],
] as const)
  test(`games are told apart by their names where covers are ${kind}`, async ({ page }) => {
    const errors = uncaught(page);
    await page.route(/\/img\//, (route) => route.fulfill(answer));
    await page.goto(`${site}/m/gameList?type=all`);
    const tiles = page.getByRole('region', { name: 'Games' }).getByRole('button');
    await expect(tiles.first()).toBeVisible();
    await settled(page);
    for (const tile of (await tiles.all()).slice(0, 9))
      expect((await tile.innerText()).trim()).not.toBe('');
    const broken = await page.evaluate(
      () =>
        [...document.querySelectorAll('main img')].filter(
          (one) =>
            one instanceof HTMLImageElement &&
            one.complete &&
            one.naturalWidth === 0 &&
            one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            one.loading !== 'lazy',
        ).length,
    );
    expect(broken).toBe(0);
    expect(errors).toEqual([]);
  });

type Moved = typeof globalThis & { moved?: { by: number; what: string[] } };

for (const { name, path, whole, isMembers } of places) {
  if (isMembers) continue;
  test(`${name} keeps its place from its bones to what it shows`, async ({ page }) => {
    const errors = uncaught(page);
    await page.addInitScript(() => {
      const moved = { by: 0, what: [] as string[] };
      (globalThis as Moved).moved = moved;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[]) {
          moved.by += entry.value;
          moved.what.push(...entry.sources.map(({ node }) => node?.className ?? '?'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page);
    await page.goto(site + path);
    await settled(page);
    await expectStanding(page, 'waiting');
    await page.evaluate(() => {
      const { moved } = globalThis as Moved;
      if (moved) Object.assign(moved, { by: 0, what: [] });
    });
    release();
    await expect(whole(page)).toBeVisible();
    await settled(page);
    const moved = await page.evaluate(() => (globalThis as Moved).moved);
    expect(moved?.by).toBeLessThan(0.02);
    expect(errors).toEqual([]);
  });
}
