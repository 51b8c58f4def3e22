import type { Locator } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reach } from '../support/keyboard.ts';
import { platform } from '../support/platform.ts';
import { settled } from '../support/settled.ts';
import {
  brands,
  brandsOf,
  expect,
  looksAtAll,
  password,
  siteOf,
  submitLogin,
  test,
} from '../support/test.ts';

const root = join(import.meta.dirname, '../../..');

test('both menus open by the keyboard, and one of them leads out [LM-01, RM-06, RM-08, LY-11]', async ({
  page,
  faults,
}) => {
  const site = siteOf('noir');
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'noir', 'matteo_vip', password);
  await expect(page).toHaveURL(`${site}/m/home`);

  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await reach(button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'In-house' })).toBeVisible();
  const games = menu.getByRole('region', { name: 'Games' }).getByRole('link');
  const names = await games.allTextContents();
  expect(names.slice(0, 5)).toEqual(['Home', 'Hot', 'Collection', 'Slots', 'In-house']);
  await expect(page.locator('[data-modal="site"]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator('[data-modal]')).not.toBeAttached();

  await reach(page.getByRole('button', { name: /^Account/ }));
  await page.keyboard.press('Enter');
  const own = page.getByRole('dialog', { name: 'Account' });
  await expect(own.getByText(/^ID \d+$/)).toBeVisible();
  await reach(own.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Log out' });
  await reach(question.getByRole('button', { name: 'Log out' }));
  await page.keyboard.press('Enter');
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the bar at the thumb leads a member to their own, to the promotions, home and to a deposit (part of MS-01)', async ({
  page,
  faults,
}) => {
  const site = siteOf('noir');
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'noir', 'matteo_vip', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const addresses = ['/m/myAccount/index', '/m/activity', '/m/home'];
  await expect(bar.getByRole('link')).toHaveCount(5);
  for (const [index, address] of addresses.entries()) {
    await bar.getByRole('link').nth(index).click();
    await expect(page).toHaveURL(`${site}${address}`);
    await expect(bar.getByRole('link').nth(index)).toHaveAttribute('aria-current', 'page');
  }
  // A flow of its own, without the bar.
  await bar.getByRole('link', { name: 'Deposit' }).click();
  await expect(page).toHaveURL(`${site}/m/voucherCenter`);
  await expect(bar).toBeHidden();
  expect(faults).toEqual([]);
});

for (const { code, players } of brands)
  test(`${code}: a press away from the header are a member's money, its ways in and out, the inbox and the way out, on a narrow phone too [HM-23]`, async ({
    page,
    faults,
  }) => {
    const site = siteOf(code);
    await page.goto(`${site}/m/login`);
    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${site}/m/home`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await reach(page.getByRole('banner').getByRole('button', { name: /^Account/ }));
      await page.keyboard.press('Enter');
      const menu = page.getByRole('dialog', { name: 'Account' });
      const money = menu.getByRole('region', { name: 'Balance' });
      const shown = [
        money.getByText(/\d,\d{3}\.\d\d/).first(),
        money.getByRole('link', { name: 'Deposit' }),
        money.getByRole('link', { name: 'Withdraw' }),
        menu.getByRole('link', { name: /^Inbox/ }),
        menu.getByRole('button', { name: 'Log out' }),
      ];
      for (const one of shown) await expect(one, `${width}`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    await reach(page.getByRole('banner').getByRole('button', { name: /^Account/ }));
    await page.keyboard.press('Enter');
    const withdraw = page.getByRole('dialog').getByRole('link', { name: 'Withdraw' });
    await reach(withdraw);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/m/withdraw`);
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeHidden();
    expect(faults).toEqual([]);
  });

test('the way to a deposit carries 258 pesos, for members alone and until they are taken, and leads to their terms [MS-02]', async ({
  page,
  faults,
}) => {
  const site = siteOf('mango');
  const way = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deposit' });
  await page.goto(`${site}/m/home`);
  await expect(way).toHaveText('Deposit');
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'mango', 'luis2026x', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await expect(way.getByText('+₱258')).toBeVisible();
  await expect(way).toHaveAccessibleName('Deposit ₱258 bonus');

  await way.click();
  const prompt = page.getByRole('dialog').getByRole('button', { name: 'Not now' });
  const terms = page.getByRole('link', { name: '₱258 with a deposit: see the terms' });
  await expect(prompt.or(terms).first()).toBeVisible();
  if (await prompt.isVisible()) await prompt.click();
  await terms.click();
  const promotion = page.getByRole('group').filter({ hasText: '₱258 with a deposit' });
  await promotion.getByRole('button', { name: 'Join this promotion' }).click();
  await expect(promotion.getByText('Joined', { exact: true }).first()).toBeVisible();
  await expect(way).toHaveText('Deposit');
  expect(faults).toEqual([]);
});

/** As an operator types it. */
const order = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['packages/gateway/src/main.ts', 'site', ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: platform().databaseUrl },
  });

test('a site that an operator closes says so under an open page, and opens again by itself [ST-20, ST-22]', async ({
  page,
}) => {
  await page.goto(`${siteOf('pulse-lite')}/m/set`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await order('pulse-lite', 'close', 'New tables', '--until', '2099-12-01T06:00Z');
  try {
    await expect(page.getByRole('heading', { level: 1, name: 'Back in a moment' })).toBeVisible();
    await expect(page.locator('time')).toHaveAttribute('datetime', '2099-12-01T06:00:00.000Z');
  } finally {
    await order('pulse-lite', 'open');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** What is set in one line and does not fit into it. */
const cutIn = (menu: Locator): Promise<string[]> =>
  menu.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-kind] *')].flatMap((one) =>
      getComputedStyle(one).textOverflow === 'ellipsis' &&
      one.clientWidth > 1 &&
      one.scrollWidth > one.clientWidth + 1
        ? [one.textContent]
        : [],
    ),
  );

/** The heir of a family has letters of its own in the same cells. */
const heirs = brands.flatMap(({ code, players }) =>
  code === 'pulse' ? [{ code: 'pulse-lite', players } as const] : [],
);

for (const { code, players } of looksAtAll ? [...brands, ...heirs] : brandsOf('mango', 'pulse'))
  test(`${code}: no name in either menu is cut, in any language, on a narrow phone too`, async ({
    page,
    faults,
  }) => {
    const site = siteOf(code);
    await page.goto(`${site}/m/login`);
    await submitLogin(page, code, players.light, password);
    await expect(page).toHaveURL(`${site}/m/home`);
    for (const language of ['EN', 'TY', 'AR']) {
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), language);
      await page.goto(`${site}/m/home`);
      await settled(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const doors = page.getByRole('banner').locator('button[aria-haspopup="dialog"]');
        const menus: string[] = [];
        for (let at = 0; at < (await doors.count()); at += 1) {
          await reach(doors.nth(at));
          await page.keyboard.press('Enter');
          const menu = page.getByRole('dialog');
          await expect(menu).toBeVisible();
          // Some headers lead to help beside them, which is no menu.
          const opened = page.locator('[data-modal]');
          const name = (await opened.count()) ? await opened.getAttribute('data-modal') : 'help';
          expect(await cutIn(menu), `${language} ${width} ${name}`).toEqual([]);
          menus.push(String(name));
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
        }
        expect(menus, `${language} ${width}`).toEqual(expect.arrayContaining(['site', 'member']));
      }
    }
    expect(faults).toEqual([]);
  });
