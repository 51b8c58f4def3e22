import type { BrowserContext, Page } from '@playwright/test';
import { ageDevices, devicesTurned, holdMember } from '../support/database.ts';
import { expect, password, siteOf, test } from '../support/test.ts';
import { balanceOf, expectStanding, logIn, logOut, openTab, wishIn } from '../support/tabs.ts';

const code = 'mango';
const site = siteOf(code);
const game = '/m/play?nodeId=moon-orchard&vendor=BGS&mode=real';
const [maria, luis] = ['marisol88', 'luis2026x'];
const over = 'Your account was logged out. Please log in again.';

const spin = (tab: Page) => tab.frameLocator('iframe').getByRole('button', { name: 'Spin' });

/** What the browser shows of the device it is; pages cannot read it. */
async function deviceCookie(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies(site);
  return cookies.find(({ name }) => name === '__Host-dev')?.value;
}

/** A tab that hears and tells nothing, as one that sleeps. */
async function deafTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  return tab;
}

test('a new tab beside a running game is the same member’s, and the game goes on [LG-14]', async ({
  page,
  context,
  faults,
}) => {
  await logIn(page, code, { name: maria });
  await page.goto(site + game);
  await expect(spin(page)).toBeEnabled();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const second = await openTab(context, code, '/m/myAccount/index');
  await expect(second.getByText(/^ID \d+$/)).toBeVisible();
  await expect(second).toHaveURL(`${site}/m/myAccount/index`);
  expect(asked.filter((path) => path.startsWith('/wps/session'))).toEqual([]);
  await spin(page).click();
  await expect(spin(page)).toBeEnabled();
  await expect(page).toHaveURL(site + game);
  expect(faults).toEqual([]);
});

test('a log-in as the same member elsewhere in the browser leaves the first tab at its running game [ST-17]', async ({
  page,
  context,
  faults,
}) => {
  await logIn(page, code, { name: maria });
  await page.goto(site + game);
  await expect(spin(page)).toBeEnabled();
  const frame = await page.locator('iframe').getAttribute('src');
  const deaf = await deafTab(context);
  await logIn(deaf, code, { name: maria, isKept: true });
  await expectStanding(deaf, 'member');
  // What the first asks for now is refused; it comes back by the device that is remembered since.
  const back = page.waitForResponse(/session\/refresh/);
  await spin(page).click();
  expect((await back).status()).toBe(200);
  await expect(spin(page)).toBeEnabled();
  await expect(page).toHaveURL(site + game);
  expect(await page.locator('iframe').getAttribute('src')).toBe(frame);
  expect(await wishIn(page)).toBe('1');
  await expect(page.getByText(over)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('two log-ins of one member in the same moment leave both tabs in', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`${site}/m/login`);
    await expect(tab.locator('#root')).not.toHaveAttribute('inert');
    await tab.getByLabel('Username', { exact: true }).fill(maria);
    await tab.getByLabel('Password', { exact: true }).fill(password);
  }
  const buttons = await Promise.all(
    [page, second].map((tab) =>
      tab.getByRole('button', { name: 'Log in', exact: true }).elementHandle(),
    ),
  );
  // Where one is so slow that the other tab is in already, its button is gone, and so is all need of it.
  await Promise.all(buttons.map((button) => button?.evaluate((one: HTMLElement) => one.click())));
  for (const tab of [page, second]) await expectStanding(tab, 'member');
  for (const tab of [page, second]) {
    await tab.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(tab).toHaveURL(`${site}/m/home`);
    await expectStanding(tab, 'member');
  }
});

test('a log-out in one tab is one in all, and so is the next log-in', async ({ page, context }) => {
  const second = await openTab(context, code);
  await logIn(page, code, { name: maria });
  await expectStanding(second, 'member');
  const third = await openTab(context, code);
  await expectStanding(third, 'member');
  await logOut(third, code);
  for (const tab of [page, second]) await expectStanding(tab, 'visitor');
  await logIn(second, code, { name: maria, isKept: true });
  for (const tab of [page, third]) await expectStanding(tab, 'member');
  expect(await wishIn(page)).toBe('1');
});

test('somebody else’s log-in ends the tab of the first, says so, and leads to the log-in [ER-07]', async ({
  page,
  context,
}) => {
  await logIn(page, code, { name: maria });
  const deaf = await deafTab(context);
  await logIn(deaf, code, { name: luis, isKept: true });
  // Its stream says that the session is over, and its next question is refused.
  await expect(page.getByText(over)).toBeVisible();
  await expect(page).toHaveURL(`${site}/m/login?redirect=%2Fm%2Fhome`);
  expect(await wishIn(page)).toBe('1');
});

test('a remembered device is in on every page of a new tab, public ones too [ST-17]', async ({
  page,
  context,
}) => {
  await logIn(page, code, { name: maria, isKept: true });
  await page.close();
  for (const path of ['/m/home', '/m/set', '/m/myAccount/index']) {
    const tab = await openTab(context, code, path);
    await expect(tab).toHaveURL(site + path);
    await tab.goto(`${site}/m/home`);
    await expectStanding(tab, 'member');
    await tab.close();
  }
});

test('a device is remembered whose tab was closed while it came back', async ({
  page,
  context,
}) => {
  await logIn(page, code, { name: maria, isKept: true });
  await page.close();
  const [before] = await devicesTurned(code, maria);
  const letGo = await holdMember(code, maria);
  const tab = await openTab(context, code);
  // The platform has turned its cookie, and the answer is still on its way.
  await expect.poll(async () => (await devicesTurned(code, maria))[0]).not.toBe(before);
  const shown = await deviceCookie(context);
  await tab.close();
  await letGo();
  await expect.poll(() => deviceCookie(context)).not.toBe(shown);
  await ageDevices(code, maria);
  await expectStanding(await openTab(context, code), 'member');
});

test('the remembered record fills the form and ticks the box where the log-in is opened anew [LG-18]', async ({
  page,
}) => {
  await logIn(page, code, { name: maria, isKept: true });
  await logOut(page, code);
  await page.goto(`${site}/m/login`);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(maria);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('••••••••');
  await expect(page.getByRole('checkbox', { name: 'Remember this device' })).toBeChecked();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${site}/m/home`);
  await expectStanding(page, 'member');
});

test('one game is played at a time: the older tab says where, and has it back by a press [BX-19]', async ({
  page,
  context,
  faults,
}) => {
  await logIn(page, code, { name: maria });
  await page.goto(site + game);
  await expect(spin(page)).toBeEnabled();
  const second = await openTab(context, code, game);
  await expect(spin(second)).toBeEnabled();
  await expect(page.getByText('You play in another tab')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(spin(page)).toBeEnabled();
  await expect(second.getByText('You play in another tab')).toBeVisible();
  await spin(page).click();
  await expect(spin(page)).toBeEnabled();
  await expect(balanceOf(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a log-in that is kept in any other form, with a password, is gone once no other tab logs in, and holds up no start [BX-11]', async ({
  page,
  context,
}) => {
  const record = () => page.evaluate(() => localStorage.getItem('REMEMBER_LOGIN'));
  const entering = await openTab(context, code);
  await entering.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('livery-entry', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );
  await page.goto(`${site}/m/home`);
  await page.evaluate(() => {
    const kept = { type: 'username', username: 'marisol88', password: btoa('Livery-demo-1') };
    localStorage.setItem('REMEMBER_LOGIN', JSON.stringify(kept));
  });
  // No patience ends by a clock here.
  await page.addInitScript(() =>
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await record()).not.toBeNull();
  await entering.close();
  await expect.poll(record).toBeNull();
});
