import type { Page } from '@playwright/test';
import {
  brandsOf,
  looksAtAll,
  chooseTheme,
  expect,
  giveSign,
  siteOf,
  test,
  themes,
  type Brand,
  type Theme,
} from '../support/test.ts';

/** Everything that looks otherwise with the rest of the styles than with the first ones alone. */
const watchRest = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}');
    const compare = (links: readonly HTMLLinkElement[]): unknown[] => {
      const sheets = links.map(({ sheet }) => sheet).filter((sheet) => sheet !== null);
      if (sheets.length === 0) return ['no sheets'];
      const turn = (isOff: boolean): void => {
        for (const sheet of sheets) sheet.disabled = isOff;
      };
      // At one and the same moment, so that nothing else can have changed.
      const motions = [false, true].map((isOff) => {
        turn(isOff);
        return document.getAnimations().length;
      });
      document.adoptedStyleSheets.push(still);
      const [then = [], first = []] = [false, true].map((isOff) => {
        turn(isOff);
        return [...document.querySelectorAll('body, body *')].flatMap((one) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(one, pseudo);
            // One that is not drawn has no other look; a token that nothing reads yet is none.
            const isDrawn = pseudo === '' || style.content !== 'none';
            const seen = isDrawn
              ? [...style].filter((name) => !name.startsWith('--'))
              : ['content'];
            const values = seen.map((name) => `${name}: ${style.getPropertyValue(name)}`);
            return { name: `${one.tagName}${pseudo} ${one.className.toString()}`, values };
          }),
        );
      });
      turn(false);
      document.adoptedStyleSheets.pop();
      const others = then.flatMap((look, at) => {
        const before = new Set(first[at]?.values);
        const other = look.values.filter((line) => !before.has(line));
        return other.length > 0 ? [`${look.name} | ${other.join(' | ')}`] : [];
      });
      return motions[0] === motions[1] ? others : [...others, { motions }];
    };
    const found = new Promise((resolve) => {
      const there = new Set<EventTarget>();
      // On its way down, before the page hears of it and draws what waited for it.
      const arrived = ({ target }: Event): void => {
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') there.add(target);
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
        if (links.length > 0 && links.every((link) => there.has(link))) resolve(compare(links));
      };
      document.addEventListener('load', arrived, { capture: true });
    });
    Object.assign(globalThis, { found });
  });

const differences = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as unknown as { found: Promise<unknown> }).found);

/** Both modes of one brand, and of each other the one that its journey is made in. */
const modesOf = ({ code, journey }: Brand): readonly Theme[] =>
  looksAtAll || code === 'aurora' ? themes : [journey];

for (const brand of brandsOf('aurora', 'pulse'))
  for (const theme of modesOf(brand))
    test(`${brand.code}, ${theme}: home looks the same before the rest of its styles is there`, async ({
      page,
      faults,
    }) => {
      const site = siteOf(brand.code);
      await chooseTheme(page, site, theme);
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/rest\./, async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest('**/assets/rest.*.css');
      await page.goto(`${site}/m/home`, { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: /Moon Orchard/ }).first()).toBeVisible();
      await asked;
      await watchRest(page);
      release();
      await giveSign(page);
      expect(await differences(page)).toEqual([]);
      expect(faults).toEqual([]);
    });

/** What the build draws of a page without its data, of each kind one. */
const drawn = looksAtAll
  ? ['/m/login', '/m/register', '/m/set', '/m/app', '/m/gameCenter', '/m/lottery']
  : ['/m/login', '/m/gameCenter'];

for (const { code } of brandsOf('aurora'))
  for (const path of drawn)
    test(`${code}: ${path} looks the same before the rest of its styles is there`, async ({
      page,
      faults,
    }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\/assets\/rest\./, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await watchRest(page);
      release();
      expect(await differences(page)).toEqual([]);
      expect(faults).toEqual([]);
    });
