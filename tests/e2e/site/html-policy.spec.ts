import type { Page } from '@playwright/test';
import { expect, siteOf, test } from '../support/test.ts';

/** What a script of the page can get of the one policy that may read HTML, and by what is left there for the app. */
const tried = (page: Page) =>
  page.evaluate(() => {
    const { trustedTypes, liveryRead: read } = globalThis as unknown as {
      readonly trustedTypes: {
        createPolicy(name: string, rules: object): object;
        isHTML(value: unknown): boolean;
      };
      liveryRead?: (html: string) => Document;
    };
    const attempt = (work: () => unknown): string => {
      try {
        return work() === read ? 'the reader' : 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    };
    const rules = { createHTML: (html: string) => html };
    const made = attempt(() => trustedTypes.createPolicy('livery-html', rules));
    const another = attempt(() => trustedTypes.createPolicy('another', rules));
    // What was put in the place of the browser's own parser would be handed what the policy has signed.
    const signed: unknown[] = [];
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function spy(html, type) {
      signed.push(html);
      return parseFromString.call(this, html, type);
    };
    const inert = read?.('<p>words</p><img src="x" onerror="globalThis.ran = true">');
    DOMParser.prototype.parseFromString = parseFromString;
    const replaced = attempt(() => {
      (globalThis as { liveryRead?: unknown }).liveryRead = undefined;
      Object.defineProperty(globalThis, 'liveryRead', { value: undefined });
    });
    const pushed = attempt(() => {
      document.createElement('div').innerHTML = '<p>words</p>';
    });
    return {
      made,
      another,
      replaced,
      pushed,
      signed: signed.some((one) => trustedTypes.isHTML(one)),
      read: inert?.body.textContent,
      isInert: inert?.defaultView === null,
      ran: 'ran' in globalThis,
    };
  });

for (const path of ['/m/home', '/m/help', '/m/vip'])
  test(`lets no script of ${path} make the policy that reads HTML, however early it comes`, async ({
    page,
  }) => {
    // As early as anything can be run that the page itself does not begin with.
    await page.goto(`${siteOf('aurora')}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.head !== null && document.body !== null);
    expect(await tried(page)).toEqual({
      made: 'TypeError',
      another: 'TypeError',
      replaced: 'TypeError',
      pushed: 'TypeError',
      signed: false,
      read: 'words',
      isInert: true,
      ran: false,
    });
  });

test('still shows what operators write, read by what is left of it', async ({ page, faults }) => {
  const sanitiser = page.waitForResponse(/\/assets\/sanitise-/);
  await page.goto(`${siteOf('aurora')}/m/help?i=3`);
  await sanitiser;
  // What is told before the scripts are there is a copy, and inert.
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('The smallest deposit is').first()).toBeVisible();
  expect(faults).toEqual([]);
});
