import type { Page } from '@playwright/test';
import { suffer } from '../support/faults.ts';
import { rooms } from '../support/places.ts';
import {
  blockStorage,
  expectStanding,
  leaveChunk,
  tryAgain,
  uncaught,
} from '../support/standing.ts';
import { expect, password, settled, siteOf, submitLogin, test, quiet } from '../support/test.ts';

const site = siteOf('aurora');

const tileOf = (page: Page) => page.getByRole('button', { name: /Moon Orchard/ }).first();

/** The first that a page of offers shows, once its code and its answer are there. */
const promotions = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first();

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', 'marisol88', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByRole('button', { name: 'Hide balance' })).toContainText(/₱\d/);
}

test('a page whose code a new release took away is loaded anew, once', async ({ page }) => {
  const errors = uncaught(page);
  await page.goto(`${site}/m/set`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const asked = await leaveChunk(page, 'promotions-page', 1);
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('link', { name: 'Promos', exact: true }).click();
  // The pointer that lies on the link may be taken for one more wish.
  await expect.poll(asked).toBeGreaterThanOrEqual(2);
  await expect(page).toHaveURL(`${site}/m/activity`);
  await expect(promotions(page)).toBeVisible();
  expect(loads).toBe(1);
  expect(errors).toEqual([]);
});

test('a page whose code cannot be had says so, is not loaded in a circle, and is there on a press', async ({
  page,
}) => {
  const errors = uncaught(page);
  await page.goto(`${site}/m/set`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const asked = await leaveChunk(page, 'promotions-page');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.getByRole('link', { name: 'Promos', exact: true }).click();
  // Once by the page, and after the load by the document and by the page again; the pointer
  // still lies on the link, and may be taken for one more wish.
  await expect.poll(asked).toBeGreaterThanOrEqual(3);
  await expect(page.getByText('Loading failed, click to retry')).toBeVisible();
  await expectStanding(page, 'without its code');
  expect(loads).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(promotions(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a press without a connection stays in the site and says so, and what is at hand opens', async ({
  page,
  context,
}) => {
  await page.goto(`${site}/m/set`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await leaveChunk(page, 'promotions-page');
  await settled(page);
  await context.setOffline(true);
  await expect(page.getByText('What you have opened already still opens.')).toBeVisible();
  await page.getByRole('link', { name: 'Promos', exact: true }).click();
  await expect(page.getByText('No connection. Check it and try again.')).toBeVisible();
  await expect(page).toHaveURL(`${site}/m/set`);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Promos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});

for (const [fault, said] of [
  ['proxy', 'answers with a page of its own'],
  ['other', 'answers with something else'],
] as const)
  test(`home and a list stand where what is before the platform ${said}, and go on once it does not [ER-06]`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    const mend = await suffer(page, fault);
    await page.goto(`${site}/m/home`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again.first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectStanding(page, 'home');
    await page.goto(`${site}/m/gameList`);
    await expect(again.first()).toBeVisible();
    await expectStanding(page, 'a list');
    mend();
    await tryAgain(page, page.getByRole('region', { name: 'Games' }).getByRole('button').first());
    expect(errors).toEqual([]);
  });

test('every room of a member stands where an answer is a page of somebody else, and goes on once it is not [ER-06]', async ({
  page,
}) => {
  const errors = uncaught(page);
  await logIn(page);
  for (const { name, path, whole } of rooms)
    await test.step(name, async () => {
      const mend = await suffer(page, 'proxy');
      await page.goto(site + path);
      await settled(page);
      await expectStanding(page, `${name} during it`);
      mend();
      await tryAgain(page, whole(page));
      await page.unrouteAll();
    });
  expect(errors).toEqual([]);
});

test('whoever lets a site store nothing sees its games all the same', async ({ page }) => {
  const errors = uncaught(page);
  await blockStorage(page);
  await page.goto(`${site}/m/home`);
  await expect(tileOf(page)).toBeVisible();
  await page.goto(`${site}/m/gameList`);
  await expect(
    page.getByRole('region', { name: 'Games' }).getByRole('button').first(),
  ).toBeVisible();
  await expectStanding(page, 'without storage');
  expect(errors).toEqual([]);
});

test('a log-out in one tab is one in every tab', async ({ page }) => {
  const errors = uncaught(page);
  await logIn(page);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await page.context().newPage();
  await other.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  await other.goto(`${site}/m/set`);
  await other.getByRole('button', { name: 'Log out', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide balance' })).toHaveCount(0);
  await expectStanding(page, 'the other tab');
  expect(errors).toEqual([]);
});

test('a session that ended meanwhile leads to the log-in and back to where one was [ER-07]', async ({
  page,
}) => {
  const errors = uncaught(page);
  await logIn(page);
  // What is still on its way would find the end of the session before the press does.
  await quiet(page);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(
    page.getByText('Your account was logged out. Please log in again.').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`${site}/m/login?redirect=%2Fm%2Fhome`);
  await expectStanding(page, 'at the door');
  await submitLogin(page, 'aurora', 'marisol88', password);
  await expect(page.getByRole('button', { name: 'Hide balance' })).toContainText(/₱\d/);
  expect(errors).toEqual([]);
});
