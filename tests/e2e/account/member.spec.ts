import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings } from '../support/screen/axe.ts';
import { cashOf } from '../support/database.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { reach } from '../support/keyboard.ts';
import { speak, turn } from '../support/looks.ts';
import { bets } from '../support/places.ts';
import { brandsOf, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const centre = '/m/myAccount/index';

async function enter(page: Page, code: string, name: string, to: string): Promise<string> {
  const site = siteOf(code);
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent(to)}`);
  await submitLogin(page, code, name, password);
  await expect(page).toHaveURL(`${site}${to}`);
  return site;
}

test('a visitor at the member centre logs in and is back there, at either address [RT-18, MC-01, ST-02]', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}${centre}`);
  await expect(page).toHaveURL(`${site}/m/login?redirect=${encodeURIComponent(centre)}`);
  await submitLogin(page, 'aurora', 'luis2026x', password);
  await expect(page).toHaveURL(`${site}${centre}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Luis' })).toBeVisible();
  await expect(page.getByText(/^ID \d+$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Silver', { exact: true })).toBeVisible();
  await page.goto(`${site}/m/member/home`);
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  const total = page.getByRole('status', { name: 'Balance' });
  const cash = await cashOf('aurora', 'luis2026x');
  await expect(total).toHaveText(/₱[\d,]+\.\d\d/);
  const shown = (await total.textContent())?.replace(/\D/g, '') ?? '';
  // What lies at studios is the member's as well.
  expect(BigInt(shown) >= cash).toBe(true);
  await page.getByRole('button', { name: 'Hide balance' }).click();
  await expect(total).toHaveText(/^₱[*,.]+$/);
  expect(faults).toEqual([]);
});

test('a guest of free play is asked for an account, and is let stay or led to one [MC-02]', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/home`);
  await page.getByRole('link', { name: 'Try it free' }).click();
  await page.getByRole('button', { name: 'I am 21 or older' }).click();
  await expect(page.getByRole('button', { name: 'Hide balance' })).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).click();
  const question = page.getByRole('alertdialog', { name: 'An account of your own?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`${site}${centre}`);
  await page.reload();
  await question.getByRole('button', { name: 'Register now' }).click();
  await expect(page).toHaveURL(`${site}/m/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

for (const { code, players } of brandsOf('noir', 'pulse')) {
  test(`${code}: the rooms of a member are whole in both modes and in Arabic [MC-03]`, async ({
    page,
    faults,
  }) => {
    const site = await enter(page, code, players.light, centre);
    await expect(page.locator('html')).toHaveAttribute(
      'data-member-centre',
      code === 'pulse' ? 'new' : 'base',
    );
    const ways = page.getByRole('main').getByRole('link', { name: 'Transactions' });
    const lists = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('link') });
    // What the platform says of layouts is heard at the first visit, and followed at the next.
    for (const visit of ['first', 'second']) {
      if (visit === 'second') await page.reload();
      await expect(ways).toBeVisible();
      await settled(page);
      if (code === 'pulse') await expect(lists).toHaveCount(1);
      else expect(await lists.count()).toBeGreaterThan(1);
    }

    const rooms = [centre, `${centre}?view=profile`, '/m/transaction/record', '/m/set'];
    if (code === 'aurora' || code === 'noir') rooms.push('/m/gameRecord');
    for (const room of rooms) {
      await page.goto(`${site}${room}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      await turn(page, 'dark');
      expect.soft(await findings(page), `${room}, dark`).toEqual([]);
      await turn(page, 'light');
      expect.soft(await findings(page, ['color-contrast']), `${room}, light`).toEqual([]);
      expect.soft(await leavingScreens(page, [320, 390]), room).toEqual([]);
      await speak(page, 'AR', /^ar/, 'rtl');
      expect.soft(await findings(page), `${room}, Arabic`).toEqual([]);
      expect.soft(await leavingScreens(page, [320, 390]), `${room}, Arabic`).toEqual([]);
      await speak(page, 'EN', /^en/, 'ltr');
    }
    expect(faults).toEqual([]);
  });
}

const wholeYear = '/m/gameRecord?startDate=2026-01-01&endDate=2026-12-31';

test('rounds are narrowed in the address, stay so after a reload, and open to what is known of them [RT-19]', async ({
  page,
  faults,
}) => {
  await enter(page, 'aurora', 'luis2026x', bets);
  const list = page.getByRole('list', { name: 'Bet record' }).getByRole('button');
  await expect(list.first()).toBeVisible();
  await page.getByText('Live', { exact: true }).click();
  await expect(page).toHaveURL(/gameCategory=LIVE/);
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByText('Lost', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/status=lost/);
  await expect(list.filter({ hasNotText: /Lost$/ })).toHaveCount(0);
  const before = await list.allTextContents();
  expect(before.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Live' })).toBeChecked();
  await expect(list).toHaveText(before);
  await list.first().click();
  const round = page.getByRole('dialog', { name: 'Round' });
  await expect(round.getByText('Lost', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(round).toBeHidden();
  await expect(list.first()).toBeFocused();
  expect(faults).toEqual([]);
});

const minor = (amount = ''): bigint => BigInt(amount.replace('.', ''));

test('the file holds as many rounds as the platform counts, as Excel reads them', async ({
  page,
  faults,
}) => {
  const counted = page.waitForResponse(/record\/bets/);
  await enter(page, 'aurora', 'marisol88', bets);
  const { value } = (await (await counted).json()) as {
    value: { totalPages: number; footer: { bet: string; net: string } };
  };
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file (CSV)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^aurora-bets-[\d-]+\.csv$/);
  const text = await readFile((await file.path()) ?? '', 'utf8');
  expect(text.startsWith('\uFEFFTime,Game,')).toBe(true);
  const rows = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  expect(Math.ceil(rows.length / 25)).toBe(value.totalPages);
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(rows.length);
  const sum = (column: number) => rows.reduce((all, row) => all + minor(row.at(column)), 0n);
  expect([sum(-5), sum(-3)]).toEqual([minor(value.footer.bet), minor(value.footer.net)]);
  expect(faults).toEqual([]);
});

test('there is no bet record where the brand has none [RT-19]', async ({ page, faults }) => {
  await enter(page, 'mango', 'luis2026x', centre);
  await expect(page.getByRole('link', { name: 'Transactions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bet record' })).toHaveCount(0);
  await page.goto(`${siteOf('mango')}${wholeYear}`);
  await expect(page).toHaveURL(`${siteOf('mango')}/m/home`);
  expect(faults).toEqual([]);
});

test('the records are read and left by the keyboard alone', async ({ page, faults }) => {
  const site = await enter(page, 'noir', 'lukas_m26', centre);
  await reach(page.getByRole('link', { name: 'Transactions' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/m/transaction/record`);
  await reach(page.getByRole('radio', { name: 'All', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/types=\w/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(`${site}/m/transaction/record`);
  const first = page.getByRole('list', { name: 'Transactions' }).getByRole('button').first();
  await reach(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Transaction' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  expect(faults).toEqual([]);
});

test('the keyboard alone chooses a picture, holds the page still and logs out', async ({
  page,
  faults,
}) => {
  const site = await enter(page, 'pulse', 'sam_2026x', centre);
  await reach(page.getByRole('link', { name: 'My details' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}${centre}?view=profile`);
  const worn = page.getByRole('radio', { checked: true });
  await worn.waitFor();
  const pictures = page.getByRole('radiogroup', { name: 'Your picture' }).getByRole('radio');
  const place = () =>
    pictures.evaluateAll((all) =>
      all.findIndex((one) => one instanceof HTMLInputElement && one.checked),
    );
  const before = await place();
  await reach(worn);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe(before + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe(before);
  await reach(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/m/set`);
  const still = page.getByRole('switch', { name: /^Less motion/ });
  await reach(still);
  await page.keyboard.press(' ');
  await expect(still).toBeChecked();
  const way = page.getByRole('button', { name: 'Log out', exact: true });
  await reach(way);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(question.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/m/home`);
  expect(faults).toEqual([]);
});

test('a picture that is chosen in one place is worn in all, and after a reload [CA-08]', async ({
  page,
  faults,
}) => {
  const site = await enter(page, 'aurora', 'luis2026x', `${centre}?view=profile`);
  const glyph = page.getByRole('main').locator('[data-icon]').first();
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/headIcon') && answer.request().method() === 'POST',
  );
  await page.getByRole('radio', { name: 'Picture 16' }).check({ force: true });
  await expect(glyph).toHaveAttribute('data-icon', 'game-poker');
  await saved;
  await page.goto(`${site}${centre}`);
  await expect(
    page.getByRole('link', { name: 'My details' }).first().locator('[data-icon]'),
  ).toHaveAttribute('data-icon', 'game-poker');
  await page.goto(`${site}${centre}?view=profile`);
  await expect(page.getByRole('radio', { name: 'Picture 16' })).toBeChecked();
  await page.getByRole('radio', { name: 'Letters of your name' }).check({ force: true });
  await expect(page.getByRole('radio', { name: 'Letters of your name' })).toBeChecked();
  expect(faults).toEqual([]);
});

test('a device that is put out is asked to log in again, and comes back to where it was [ER-07, BX-09]', async ({
  page,
  browser,
  faults,
}) => {
  const site = await enter(page, 'aurora', 'luis2026x', '/m/set');
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  await other.addInitScript(() => {
    sessionStorage.setItem('NOTICE_POP', '1');
    sessionStorage.setItem('LOGIN_POP', '1');
  });
  const far = await other.newPage();
  await enter(far, 'aurora', 'luis2026x', '/m/transaction/record');
  await page.reload();
  const devices = page.getByRole('region', { name: 'Devices' });
  await devices
    .getByRole('button', { name: /Firefox/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log it out' }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await far.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    far.getByText('Your account was logged out. Please log in again.').first(),
  ).toBeVisible();
  await expect(far).toHaveURL(
    `${site}/m/login?redirect=${encodeURIComponent('/m/transaction/record')}`,
  );
  await submitLogin(far, 'aurora', 'luis2026x', password);
  await expect(far).toHaveURL(`${site}/m/transaction/record`);
  await other.close();
  expect(faults).toEqual([]);
});

test('the settings lead to the password and out, after a question [MS-07]', async ({
  page,
  faults,
}) => {
  const site = await enter(page, 'pulse', 'sam_2026x', '/m/set');
  await page.getByRole('link', { name: 'Password' }).click();
  await expect(page).toHaveURL(`${site}/m/changePsw`);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${site}/m/home`);
  await page.goto(`${site}${centre}`);
  await expect(page).toHaveURL(`${site}/m/login?redirect=${encodeURIComponent(centre)}`);
  expect(faults).toEqual([]);
});

test('a game of the house sounds as the settings say, and the settings as the game’s own switch', async ({
  page,
  faults,
}) => {
  const site = await enter(page, 'aurora', 'luis2026x', '/m/set');
  const inSettings = page.getByRole('switch', { name: /^Sounds in games/ });
  await expect(inSettings).not.toBeChecked();
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await inSettings.check({ force: true });
  await page.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  const inGame = game.getByRole('button', { name: 'Sound' });
  await expect(inGame).toHaveAttribute('aria-pressed', 'true');
  await inGame.click();
  await expect(inGame).toHaveAttribute('aria-pressed', 'false');
  await page.goto(`${site}/m/set`);
  await expect(inSettings).not.toBeChecked();
  expect(faults).toEqual([]);
});

test('a site that was asked to hold still does so from its first page on', async ({
  page,
  faults,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/set`);
  // It stands before it is alive, and can be used from then on.
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  await page.getByRole('switch', { name: /^Less motion/ }).check({ force: true });
  const moving = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => {
          const { duration } = one.effect?.getComputedTiming() ?? {};
          return typeof duration === 'number' && duration > 1;
        }).length,
    );
  // What the build drew stands for a while before a script comes: it holds still from the first.
  const release = await holdScripts(page);
  await page.goto(`${site}/m/home`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moving()).toBe(0);
  release();
  await settled(page);
  expect(await moving()).toBe(0);
  expect(faults).toEqual([]);
});
