import type { CDPSession, Page, Route } from '@playwright/test';
import { balanceOf, logIn } from '../support/tabs.ts';
import { brandsOf, expect, looksAtAll, siteOf, test } from '../support/test.ts';

type Sampled = typeof globalThis & { sampled: { frames: number; visitors: string[] } };

/** Looks at every frame for what is a visitor’s alone. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (self !== top || location.host === '') return;
    const sampled = { frames: 0, visitors: [] as string[] };
    (globalThis as Sampled).sampled = sampled;
    const look = (): void => {
      sampled.frames += 1;
      for (const one of document.querySelectorAll('a, button, h1')) {
        const words = one.textContent.trim();
        const isSeen =
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          one.getBoundingClientRect().top < innerHeight;
        const isOfVisitor = ['/m/login', '/m/register'].includes(
          one instanceof HTMLAnchorElement ? one.pathname : '',
        );
        if (isSeen && (isOfVisitor || words === 'Log in')) sampled.visitors.push(words);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** As on slow 4G, on a phone a fourth as quick as this machine. */
async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Inside of the ground of the way to register, beside its words. */
async function pointOfWayIn(page: Page): Promise<Point> {
  const way = page.getByRole('link', { name: 'Register' }).first();
  const box = await way.boundingBox();
  if (!box) throw new Error('There is no way to register');
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + 5) };
}

/** The colours of pictures at a point, as a page decodes them. */
const coloursAt = (painter: Page, pictures: readonly string[], point: Point): Promise<number[][]> =>
  painter.evaluate(
    async ([all, { x, y }]) => {
      const colours: number[][] = [];
      for (const picture of all) {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
        const image = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context?.drawImage(image, 0, 0);
        colours.push([...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3));
      }
      return colours;
    },
    [pictures, point] as const,
  );

const apart = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((part, at) => Math.abs(part - (other[at] ?? 0))));

for (const { code, players } of brandsOf('aurora', 'pulse'))
  for (const isKept of looksAtAll || code === 'aurora' ? [false, true] : [false])
    test(`${code}: no frame of a member’s home is a visitor’s, ${isKept ? 'in a new tab of a remembered device' : 'on a reload'}`, async ({
      page,
      context,
    }) => {
      const home = `${siteOf(code)}/m/home`;
      await page.goto(home);
      const point = await pointOfWayIn(page);
      const shot = (await page.screenshot()).toString('base64');
      await logIn(page, code, { name: players.dark, isKept });
      await expect(balanceOf(page)).toBeVisible();
      const tab = isKept ? await context.newPage() : page;
      if (isKept) await page.close();

      await watchFrames(tab);
      const session = await slowDown(tab);
      const frames: string[] = [];
      session.on('Page.screencastFrame', ({ data, sessionId }) => {
        frames.push(data);
        session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      });
      await session.send('Page.startScreencast', { format: 'png' });
      await tab.goto(home, { waitUntil: 'commit' });
      await expect(balanceOf(tab)).toBeVisible();
      await session.send('Page.stopScreencast');

      const sampled = await tab.evaluate(() => (globalThis as Sampled).sampled);
      expect(sampled.frames).toBeGreaterThan(3);
      expect(sampled.visitors).toEqual([]);

      const painter = await context.newPage();
      const [visitor = [], ...seen] = await coloursAt(painter, [shot, ...frames], point);
      expect(seen.length).toBeGreaterThan(1);
      for (const colour of seen) expect(apart(colour, visitor)).toBeGreaterThan(24);
    });

/** What a browser finds in the document is on its way before the first script runs. */
const isOfDocument = (html: string, { pathname }: URL): boolean =>
  pathname === '/m/home' || html.includes(pathname);

const isScript = (route: Route): boolean => route.request().resourceType() === 'script';

/** In idle moments a page asks for more of what waits for no answer. */
const threeIdleMoments = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let moment = 0; moment < 3; moment += 1)
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
  });

for (const { code, players } of brandsOf('aurora', 'pulse'))
  test(`${code}: a member’s balance is there one round trip after the first script`, async ({
    page,
  }) => {
    const home = `${siteOf(code)}/m/home`;
    await logIn(page, code, { name: players.dark });
    await expect(balanceOf(page)).toBeVisible();
    const html = await page.evaluate(async (at) => (await fetch(at)).text(), home);
    // Nothing that the page before asks for is counted.
    await page.goto('about:blank');

    const asked: Route[] = [];
    let isAnswered = false;
    await page.route('**/*', async (route) => {
      if (isOfDocument(html, new URL(route.request().url()))) await route.continue();
      // What is asked for on the grounds of an answer would be another round trip: it is never answered.
      else if (!isAnswered) asked.push(route);
    });
    await page.goto(home, { waitUntil: 'commit' });
    await expect.poll(() => asked.some(isScript)).toBe(true);
    // The header is a member’s, and has asked for what it needs.
    await expect(page.locator('[href="/m/login"]')).toHaveCount(0);
    await threeIdleMoments(page);
    await expect(balanceOf(page)).toHaveCount(0);

    isAnswered = true;
    await Promise.all(asked.map((route) => route.continue()));
    await expect(balanceOf(page)).toContainText(/\d\.\d\d/);
  });

test('a device that is refused leaves a visitor’s home, whole', async ({ page, context }) => {
  const code = 'mango';
  await logIn(page, code, { name: 'marisol88', isKept: true });
  await page.close();
  // The platform knows nothing of it.
  await context.clearCookies();
  const tab = await context.newPage();
  await tab.goto(`${siteOf(code)}/m/home`);
  await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.locator('html')).not.toHaveAttribute('data-member');
});
