import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { findings } from '../support/screen/axe.ts';
import {
  clearLetters,
  feedbackOf,
  forgetNoticesRead,
  lettersOf,
  writeLetters,
} from '../support/database.ts';
import { answerTo } from '../support/faults.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const code = 'aurora';
const account = 'tala_vip';
const site = siteOf(code);

const written = ['First', 'Second', 'Third'].map((title) => ({
  title,
  html: `<h2>About ${title}</h2><p>Words of <b>${title}</b>, <a href="/m/help">help</a>.</p>`,
}));

test.beforeEach(async () => {
  await clearLetters(code, account);
  await forgetNoticesRead(code, account);
  await writeLetters(code, account, written);
});

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, code, account, password);
  await expect(page).toHaveURL(`${site}/m/home`);
  // The way to messages is drawn anew once the line of news beside it is alive.
  await settled(page);
}

async function device(browser: Browser): Promise<Page> {
  const context: BrowserContext = await browser.newContext();
  await context.addInitScript(() => {
    sessionStorage.setItem('NOTICE_POP', '1');
    sessionStorage.setItem('LOGIN_POP', '1');
  });
  return context.newPage();
}

/** What the browser says of a line that was cut on purpose is no fault of the page. */
function forgive(faults: string[]): void {
  const others = faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
  faults.length = 0;
}

/** A letter can be had back for as long as a slow machine takes to press for it. */
const holdDeletions = (): void => {
  const later = window.setTimeout;
  Object.assign(globalThis, { isHeld: true });
  window.setTimeout = ((act: TimerHandler, after?: number, ...given: unknown[]) =>
    after === 8_000 && (globalThis as unknown as { isHeld: boolean }).isHeld
      ? 0
      : later(act, after, ...given)) as typeof later;
};

const rowIn = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

/** How much of a row is not read, as it is said to whoever does not see it. */
const unreadIn = (page: Page, name: string, count: number): Promise<void> =>
  count > 0
    ? expect(rowIn(page, name).getByText(`${count} not read`, { exact: true })).toBeAttached()
    : expect(rowIn(page, name)).not.toContainText('not read');

const letterIn = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${title}`) });

test('what is read in one tab is read in the other and on another device, unasked, after a reload and after a time offline [MS-03, MS-04, MS-11, MS-13, RT-09, RT-10, RT-11, ST-29]', async ({
  page,
  browser,
  faults,
}) => {
  await logIn(page);
  await page.getByRole('link', { name: /^Messages, \d+ not read$/ }).click();
  await expect(page).toHaveURL(`${site}/m/message`);
  await unreadIn(page, 'Inbox', 3);
  const said = await rowIn(page, 'Announcements')
    .getByText(/ not read$/)
    .textContent();
  const notices = Number.parseInt(said ?? '', 10);
  expect(notices).toBeGreaterThan(1);

  const tab = await page.context().newPage();
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  await tab.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
  }, stored);
  await tab.goto(`${site}/m/webEmail`);
  const other = await device(browser);
  await logIn(other);
  await other.goto(`${site}/m/notice`);

  // A letter in the second tab, a notice on the other device: the first tab is told of both.
  await letterIn(tab, 'Third').click();
  await expect(tab.getByRole('dialog').getByRole('heading', { name: 'About Third' })).toBeVisible();
  await unreadIn(page, 'Inbox', 2);
  await other.getByRole('heading', { level: 2 }).first().click();
  await unreadIn(page, 'Announcements', notices - 1);
  await other.goto(`${site}/m/message`);
  await unreadIn(other, 'Inbox', 2);

  await page.reload();
  await unreadIn(page, 'Inbox', 2);
  await unreadIn(page, 'Announcements', notices - 1);

  // Nobody is there to hear what happens meanwhile.
  await page.context().setOffline(true);
  await rowIn(other, 'Inbox').click();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(other.getByText('All read')).toBeVisible();
  await expect
    .poll(() => lettersOf(code, account))
    .toEqual([
      ['Third', true],
      ['Second', true],
      ['First', true],
    ]);
  await unreadIn(page, 'Inbox', 2);
  await page.context().setOffline(false);
  await unreadIn(page, 'Inbox', 0);
  await unreadIn(page, 'Announcements', notices - 1);
  await other.context().close();
  forgive(faults);
});

test('a letter is read, pulled aside, had back, and deleted for good [RT-11]', async ({
  page,
  faults,
}) => {
  await logIn(page);
  await page.addInitScript(holdDeletions);
  await page.goto(`${site}/m/webEmail`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page.getByRole('main').getByText('3 not read')).toBeVisible();

  await letterIn(page, 'Second').click();
  const sheet = page.getByRole('dialog', { name: 'Second' });
  await expect(sheet.getByRole('heading', { name: 'About Second' })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'help' })).toHaveAttribute('href', '/m/help');
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText('2 not read')).toBeVisible();

  // By keys alone: the menu at the end of the row does what a pull does.
  await page.getByRole('button', { name: 'More about “First”' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(letterIn(page, 'First')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(letterIn(page, 'First')).toBeVisible();
  expect(await lettersOf(code, account)).toHaveLength(3);

  await page.evaluate(() => Object.assign(globalThis, { isHeld: false }));
  const deleted = page.waitForResponse(/\/inbox/);
  await page.getByRole('button', { name: 'More about “First”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await deleted;
  await expect
    .poll(async () => (await lettersOf(code, account)).map(([title]) => title))
    .toEqual(['Third', 'Second']);
  await page.reload();
  await expect(letterIn(page, 'Third')).toBeVisible();
  await expect(letterIn(page, 'First')).toBeHidden();
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('what was read while the line was cut is told once it is back', async ({ page, faults }) => {
  await logIn(page);
  await page.goto(`${site}/m/webEmail`);
  await expect(letterIn(page, 'First')).toBeVisible();
  let isCut = true;
  await page.route(/\/inbox\/read/, (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  await letterIn(page, 'First').click();
  await expect(page.getByRole('main').getByText('2 not read')).toBeVisible();
  isCut = false;
  await expect
    .poll(async () => (await lettersOf(code, account)).find(([title]) => title === 'First'))
    .toEqual(['First', true]);
  forgive(faults);
});

test('a notice opens by its address, and by keys alone [RT-09, MS-10, MS-11]', async ({
  page,
  faults,
}) => {
  await logIn(page);
  await page.goto(`${site}/m/notice?i=1`);
  const heads = page.getByRole('main').getByRole('heading', { level: 2 });
  const details = page.locator('details');
  await expect(details.nth(1)).toHaveAttribute('open');
  await expect(details.nth(1).locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(details.nth(1).getByRole('link', { name: 'your collection' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await heads.first().locator('xpath=ancestor::summary').press('Enter');
  await expect(page).toHaveURL(`${site}/m/notice?i=0`);
  await expect(details.nth(0)).toHaveAttribute('open');
  await expect(details.nth(1)).not.toHaveAttribute('open');
  expect(faults).toEqual([]);
});

test('without the sanitiser a notice is its words, and itself at a press', async ({ page }) => {
  // Not to be had until somebody asks: the page itself asks more than once as it begins. A page
  // that misses a chunk loads itself anew, once in a tab: this tab has done so.
  await page.addInitScript(() => {
    sessionStorage.setItem('reloaded', '1');
    addEventListener(
      'click',
      () => document.documentElement.setAttribute('data-pressed', ''),
      true,
    );
  });
  const pressed = page.locator('[data-pressed]');
  await page.route(/\/assets\/sanitise/, async (route) => {
    if ((await pressed.count()) > 0) await route.continue();
    else await route.abort();
  });
  await page.goto(`${site}/m/notice?i=1`);
  const first = page.locator('details').nth(1);
  await expect(first).toContainText('Tap the heart');
  await expect(first.getByRole('link')).toHaveCount(0);
  await first.getByRole('button', { name: 'Try again' }).click();
  await expect(first.getByRole('link', { name: 'your collection' })).toBeVisible();
});

test('help opens at the topic of its address, and says where the house is and what it risks [RT-08, MS-08, MS-09, MS-14, MS-15]', async ({
  page,
  faults,
}) => {
  await page.goto(`${site}/m/help?i=2`);
  const topics = page.getByRole('tablist', { name: 'Topics' });
  await expect(topics.getByRole('tab', { name: 'Privacy' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const text = page.getByRole('tabpanel', { name: 'Privacy' });
  await expect(text.getByRole('listitem').first()).toBeVisible();
  await topics.getByRole('tab', { name: 'Privacy' }).press('ArrowDown');
  await expect(page).toHaveURL(`${site}/m/help?i=3`);
  await expect(page.getByRole('tabpanel', { name: 'Deposits' })).toBeVisible();
  await page.goto(`${site}/m/help?i=99`);
  await expect(topics.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const house = page.getByRole('region', { name: 'Find us' });
  await expect(house.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect(house.getByRole('link', { name: 'TikTok' })).toHaveCount(0);
  await expect(house).toContainText('21 and older');
  expect(await findings(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the app is offered for the phone that is here, and to a camera elsewhere [RT-17]', async ({
  page,
  browser,
  faults,
}) => {
  await page.goto(`${site}/m/app`);
  await expect(
    page.getByRole('img', { name: 'This page, for the camera of a phone' }),
  ).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await page.getByRole('radio', { name: 'iPhone' }).check({ force: true });
  await expect(page.getByText('Choose “Add to Home Screen”.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const phone = await browser.newPage({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile',
  });
  await phone.goto(`${site}/m/app`);
  await expect(phone.getByRole('radio', { name: 'Android' })).toBeChecked();
  await expect(phone.getByRole('img', { name: /camera/ })).toHaveCount(0);
  await phone.close();
  expect(faults).toEqual([]);
});

test('a word to the operator arrives once, however poor the line [VA-05]', async ({
  page,
  faults,
}) => {
  const before = await feedbackOf(code, account);
  await logIn(page);
  await page.goto(`${site}/m/help`);
  const form = page.getByRole('form', { name: 'Write to us' });
  const send = form.getByRole('button', { name: 'Send' });
  await form.getByRole('textbox').fill('Too short');
  await send.click();
  await expect(form.getByText('between 10 and 500 characters')).toBeVisible();
  await form.getByRole('textbox').fill('Moon Orchard stood still at noon.');
  // It arrives, and the answer is lost on the way back.
  await page.route(/\/feedback$/, async (route) => {
    await answerTo(route);
    await route.abort('internetdisconnected');
  });
  await send.click();
  await expect(form.getByText(/^No connection/)).toBeVisible();
  await page.unrouteAll();
  expect(await findings(page)).toEqual([]);
  await send.click();
  await expect(page.getByText(/We have it under number \d+/)).toBeVisible();
  expect(await feedbackOf(code, account)).toEqual([...before, 'Moon Orchard stood still at noon.']);
  forgive(faults);
});
