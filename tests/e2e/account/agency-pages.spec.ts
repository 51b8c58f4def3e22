import type { Locator, Page } from '@playwright/test';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';
import { findings } from '../support/screen/axe.ts';
import { foreignWords } from '../support/screen/foreign-words.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { speak } from '../support/looks.ts';

test.use({ hasTouch: true, isMobile: true });

const site = siteOf('aurora');

async function enter(page: Page): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', 'dagat_agent', password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await settled(page);
}

const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'What you can do' }).getByRole('link', { name });

test('a stranger finds team, income, an agreement and a link with a code, within four presses each [AG-09, AG-14, RT-26, RT-27, RT-30]', async ({
  page,
  faults,
}) => {
  await enter(page);
  /** From home by presses alone; how many there were. */
  const goBy = async (...ways: readonly (() => Locator)[]): Promise<void> => {
    await page.goto(`${site}/m/home`);
    await settled(page);
    const all = [
      () => page.getByRole('button', { name: /^Account/ }),
      () => page.getByRole('link', { name: 'Agency centre' }),
      ...ways,
    ];
    expect(all.length).toBeLessThanOrEqual(4);
    for (const way of all) await way().tap();
  };
  await goBy(() => tile(page, 'My team'));
  await expect(page.getByRole('button', { name: /hiraya_sub/ })).toBeVisible();

  await goBy(() => tile(page, 'Rebate income'));
  const days = page.getByRole('table', { name: 'Rebate income' }).getByRole('row');
  await expect(days.filter({ hasText: /₱0\.\d*[1-9]|₱[1-9]/ }).first()).toBeVisible();

  await goBy(() => page.getByRole('link', { name: /^Agreements/ }));
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await goBy(
    () => page.getByRole('link', { name: 'Open account' }),
    () => page.getByRole('button', { name: 'Make the link' }),
  );
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(faults).toEqual([]);
});

/** Each tile with where it leads. */
const ways = [
  ['Team overview', '/m/agent/team/overview'],
  ['Transactions', '/m/transaction/record?types=A'],
  ['My team', '/m/member/team'],
  ['Red rain', '/m/redRain'],
  ['Team profit', '/m/agent/team/pnl'],
  ['Team betting', '/m/teamBetting'],
  ['Rebate rates', '/m/member/agent/agentRebeat'],
  ['Rebate income', '/m/member/teamRebate'],
  ['Security centre', '/m/securityCenter'],
  ['Inbox', '/m/webEmail'],
] as const;

test('each way of the centre leads to its page, and the service opens over it [AG-02, AG-03, AG-04, AG-05, AG-06, AG-07, AG-08, AG-11, AG-12, AG-15, AG-16, AG-17, RT-24, RT-25, RT-26, RT-29]', async ({
  page,
  faults,
}) => {
  await enter(page);
  const centre = `${site}/m/agent`;
  await page.goto(centre);
  await expect(page.getByText(/^Good (morning|day|afternoon|evening), /)).toContainText(
    'dagat_agent',
  );
  for (const name of ['Logged in', 'Played', 'Registered', 'Online now']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Withdraw' })).toHaveAttribute(
    'href',
    /\/m\/withdraw$/,
  );
  for (const [name, address] of ways) {
    await page.goto(centre);
    await tile(page, name).tap();
    await expect(page).toHaveURL(site + address);
    await settled(page);
    expect.soft(await findings(page), address).toEqual([]);
    expect.soft(await leavingScreens(page, [320, 390]), address).toEqual([]);
  }
  await page.goto(centre);
  await speak(page, 'AR', /^ar/, 'rtl');
  for (const [, address] of ways) {
    await page.goto(site + address);
    await settled(page);
    expect.soft(await foreignWords(page), `${address} in Arabic`).toEqual([]);
  }
  await speak(page, 'EN', /^en/, 'ltr');
  await page.goto(centre);
  const foot = page.getByRole('navigation', { name: 'Ways of the agency' });
  await foot.getByRole('link', { name: /^News/ }).tap();
  await expect(page).toHaveURL(/\/m\/member\/notice/);
  await page.goto(`${site}/m/member/notice?types=A`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(centre);
  await settled(page);
  await page
    .getByRole('region', { name: 'What you can do' })
    .getByRole('button', { name: 'Customer service' })
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(faults).toEqual([]);
});
