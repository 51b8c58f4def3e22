import { endPlayTime, forgetPlay, makeCheckDue } from '../support/database.ts';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

const player = 'luis2026x';
const game = `${siteOf('aurora')}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`;
const round = /No line this time|\d back\.|You won/;

test.beforeEach(() => forgetPlay('aurora', player));
test.afterEach(() => forgetPlay('aurora', player));

test('a reality check stands over the game until it is answered, and a limit on time closes the game [RG-11, RG-12, RG-13, RG-14, RG-15] [BX-06] [BX-07]', async ({
  page,
}) => {
  const site = siteOf('aurora');
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', player, password);
  await expect(page).toHaveURL(`${site}/m/home`);
  await page.goto(game);
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: 'Spin' });
  const bar = page.getByRole('region', { name: 'This game' });

  await test.step('the bar counts what the platform counts', async () => {
    await expect(bar.getByRole('timer')).toHaveText(/^00:\d\d$/);
    await spin.click();
    await expect(frame.getByText(round)).toBeVisible();
    await expect(bar.getByText(/^[−+]₱\d|^₱0\.00$/).first()).toBeVisible();
  });

  await test.step('a bet that is refused for it brings the check, and Escape does not take it away', async () => {
    const place = await page.locator('iframe').boundingBox();
    await makeCheckDue('aurora', player);
    await expect(spin).toBeEnabled();
    // The page may have heard of it by itself, and then stands over the button already.
    await spin.dispatchEvent('click');
    const check = page.getByRole('alertdialog', { name: 'How it goes' });
    await expect(check).toBeVisible();
    expect(await page.locator('iframe').boundingBox()).toEqual(place);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(check).toBeVisible();
    await expect(frame.getByText('Time to look at how it goes.', { exact: false })).toBeAttached();
    await check.getByRole('button', { name: 'Go on' }).click();
    await expect(check).toBeHidden();
    await spin.click();
    await expect(frame.getByText(round)).toBeVisible();
  });

  await test.step('at the end of the time the game closes, and it is said when play opens again', async () => {
    await expect(spin).toBeEnabled();
    await endPlayTime('aurora', player);
    const over = page.getByRole('heading', { level: 2, name: 'Your time in play is over' });
    // The page may have heard of it by itself, and then no game is left to press in.
    await Promise.any([spin.dispatchEvent('click'), over.waitFor()]);
    await expect(over).toBeVisible();
    await expect(page.getByText(/^Play opens again on .+/)).toBeVisible();
    await page.goto(`${site}/m/set`);
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
  });
});
