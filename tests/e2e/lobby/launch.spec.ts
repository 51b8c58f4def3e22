import type { Page } from '@playwright/test';
import { instead } from '../support/faults.ts';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';

const site = siteOf('aurora');
const game = `${site}/m/play?nodeId=melon-parade&vendor=QFX&mode=real`;

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site}/m/login`);
  await submitLogin(page, 'aurora', 'luis2026x', password);
  await expect(page).toHaveURL(`${site}/m/home`);
}

test('a window that the browser refuses is said to be, and opens by a press [LA-10]', async ({
  page,
  faults,
}) => {
  await logIn(page);
  await page.addInitScript(() => {
    if (self !== top) return;
    const real = window.open.bind(window);
    let isPressed = false;
    addEventListener('pointerdown', () => void (isPressed = true), { capture: true });
    // As a browser does that blocks what nobody pressed for.
    window.open = (...asked) => (isPressed ? real(...asked) : null);
  });
  await page.route(/\/wps\/.*launch/, (route) =>
    instead(route, (value) => ({ ...(value as object), launchMode: 'popup' })),
  );
  await page.goto(game);
  await expect(
    page.getByText('Popup blocked. Please allow popups and try again.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the lobby' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the game' }).click();
  const other = await opened;
  await expect(other.getByText('Melon Parade').first()).toBeVisible();
  await expect(page.getByText('Popup blocked', { exact: false })).toBeHidden();
  expect(faults).toEqual([]);
});

test('a vendor that never answers is said to be slow, with another try and the way home', async ({
  page,
  faults,
}) => {
  await logIn(page);
  let isSilent = true;
  await page.route(
    ({ hostname }) => hostname.startsWith('games.'),
    (route) => (isSilent ? undefined : route.continue()),
  );
  await page.goto(game, { waitUntil: 'commit' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the lobby' })).toBeVisible();
  isSilent = false;
  await again.click();
  await expect(page.frameLocator('iframe').getByText('Melon Parade').first()).toBeVisible();
  await expect(again).toBeHidden();
  expect(faults).toEqual([]);
});
