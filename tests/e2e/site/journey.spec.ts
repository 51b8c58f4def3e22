import type { FrameLocator, Page } from '@playwright/test';
import { cashOf, favouritesOf, largestWins, ledgerSum } from '../support/database.ts';
import {
  brandsOf,
  chooseTheme,
  expect,
  password,
  siteOf,
  submitLogin,
  test,
} from '../support/test.ts';

const minorOf = (text: string): bigint => BigInt(text.replace(/[^\d]/g, ''));

/** Plays a round and waits until the game has said what came of it. */
async function playRound(game: FrameLocator): Promise<void> {
  const spin = game.getByRole('button', { name: 'Spin' });
  await spin.click();
  await expect(game.getByText(/No line this time|\d back\.|You won/)).toBeVisible({
    timeout: 15_000,
  });
  await expect(spin).toBeEnabled();
}

const balanceOf = (page: Page) => page.getByRole('button', { name: /balance$/i }).first();

const spoken = {
  English: {
    tag: 'en',
    settings: 'Settings',
    logIn: 'Log in',
    logOut: 'Log out',
    ask: 'Do you want to log out?',
    cancel: 'Cancel',
  },
  Filipino: {
    tag: 'fil-PH',
    settings: 'Mga setting',
    logIn: 'Mag-log in',
    logOut: 'Mag-log out',
    ask: 'Gusto mo bang mag-log out?',
    cancel: 'Kanselahin',
  },
};

for (const { code, symbol, players, language, journey: theme } of brandsOf('noir', 'pulse')) {
  test(`${code}, ${theme}: from the door to a few rounds and out again [CF-01, LG-01, LG-03, LG-07, LG-08, LG-10, LG-14, HM-04, HM-13, HM-17, HM-26, HM-27, RM-06, RM-07, RM-08, ST-18, ST-19, LA-01, RO-01, RO-03]`, async ({
    page,
    faults,
  }) => {
    const site = siteOf(code);
    const player = players[theme];
    const words = spoken[language];
    await chooseTheme(page, site, theme);

    await test.step('a visitor sees the lobby, no balance, and is asked to log in to play', async () => {
      await page.goto(`${site}/m/home`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('button', { name: 'Refresh balance' })).toHaveCount(0);
      const hot = page.getByRole('list', { name: /hot/i });
      await expect(hot.getByRole('button')).toHaveCount(6);
      await hot.getByRole('button').first().click();
      await expect(page).toHaveURL(/\/m\/login\?redirect=%2Fm%2Fhome/);
    });

    await test.step('a wrong password brings the picture of digits, and the right one opens', async () => {
      await expect(page.getByLabel('Digits in the picture')).toHaveCount(0);
      await submitLogin(page, code, player, 'not-my-password');
      await expect(page.getByRole('alert').first()).toContainText('do not match');
      const another = page.getByRole('button', { name: /picture of digits/i });
      const picture = another.locator('img');
      const first = await picture.getAttribute('src');
      await another.click();
      await expect(picture).not.toHaveAttribute('src', first ?? '');
      await page.getByRole('checkbox', { name: 'Remember this device' }).check();
      await submitLogin(page, code, player, password);
      await expect(page).toHaveURL(`${site}/m/home`);
      const session = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
      expect(Object.keys(JSON.parse(session ?? '{}') as object).toSorted()).toEqual([
        'firstTimeLogin',
        'merchantCode',
        'token',
        'type',
        'userName',
      ]);
    });

    await test.step('the balance is shown, hidden and refreshed', async () => {
      const cash = await cashOf(code, player);
      await expect(balanceOf(page)).toContainText(new RegExp(`${symbol}[\\d.,]*\\d`));
      expect(minorOf(await balanceOf(page).innerText())).toBe(cash);
      await page.getByRole('button', { name: 'Hide balance' }).click();
      await expect(page.getByRole('button', { name: 'Show balance' })).toContainText(`${symbol}*`);
      expect(await page.evaluate(() => localStorage.getItem('balanceHidden'))).toBe('1');
      await page.getByRole('button', { name: 'Show balance' }).click();
      await page.getByRole('button', { name: 'Refresh balance' }).click();
      await expect(page.getByRole('button', { name: 'Hide balance' })).toContainText(
        new RegExp(`${symbol}\\d`),
      );
    });

    await test.step('a game is found by name and collected', async () => {
      await page.goto(`${site}/m/gameList`);
      await page.getByLabel('Search by name').fill('moon orchard');
      const found = page.getByRole('region', { name: 'Games' }).getByRole('button');
      await expect(found).toHaveCount(1);
      await found.click();
      const sheet = page.getByRole('dialog', { name: 'Moon Orchard' });
      const heart = sheet.getByRole('button', { name: 'My collection' });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => favouritesOf(code, player)).toContain('moon-orchard');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(found).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(sheet).toBeVisible();
    });

    await test.step('rounds move the balance, and the ledger agrees', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Play now' }).click();
      const game = page.frameLocator('iframe');
      for (let round = 0; round < 3; round++) await playRound(game);
      const cash = await cashOf(code, player);
      await expect
        .poll(async () => minorOf(await page.getByRole('status', { name: 'Balance' }).innerText()))
        .toBe(cash);
      expect(await ledgerSum()).toBe(0n);
      await page.getByRole('button', { name: 'Leave the game' }).click();
    });

    await test.step('favourites and the winner board show what the database holds', async () => {
      await page.goto(`${site}/m/gameList?type=fav`);
      await expect(
        page.getByRole('region', { name: 'My collection' }).getByRole('button'),
      ).toHaveCount((await favouritesOf(code, player)).length);
      await page.goto(`${site}/m/home`);
      const board = page.getByRole('region', { name: /wins/i }).last();
      const pause = board.getByRole('button', { name: 'Pause' });
      // Wins are asked for when somebody is near them; what comes above them pushes them on.
      await expect(async () => {
        await page.getByRole('heading', { name: /wins/i }).last().scrollIntoViewIfNeeded();
        await expect(pause).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await pause.click();
      const shown = await board.getByRole('listitem').allInnerTexts();
      const amounts = shown.map((text) => minorOf(/[₱€£][\d.,]+/.exec(text)?.[0] ?? ''));
      expect(amounts.slice(0, 20)).toEqual(await largestWins(code, 20));
    });

    await test.step('mode and language change at once and stay', async () => {
      await page.getByRole('link', { name: 'Settings' }).click();
      const other = theme === 'dark' ? 'Light' : 'Dark';
      await page.getByText(other, { exact: true }).click();
      await expect(page.getByRole('radio', { name: other })).toBeChecked();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other.toLowerCase());
      await page.getByText(language, { exact: true }).click();
      await expect(page.getByRole('radio', { name: language })).toBeChecked();
      await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', words.tag);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', other.toLowerCase());
    });

    await test.step('log-out asks once and leaves nothing behind', async () => {
      await page.getByRole('button', { name: words.logOut, exact: true }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(words.ask);
      await dialog.getByRole('button', { name: words.cancel }).click();
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: words.logOut, exact: true }).click();
      await dialog.getByRole('button', { name: words.logOut, exact: true }).click();
      await expect(page).toHaveURL(`${site}/m/home`);
      await expect(page.getByRole('link', { name: words.logIn }).first()).toBeVisible();
      expect(
        await page.evaluate(() => [sessionStorage.length, localStorage.getItem('autoLogin')]),
      ).toEqual([0, '0']);
    });
    expect(faults).toEqual([]);
  });
}
