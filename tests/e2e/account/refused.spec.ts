import { chromium, type BrowserContext } from '@playwright/test';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, launchOptions } from '../../browser.ts';
import { expect, password, siteOf, submitLogin, test } from '../support/test.ts';
import { balanceOf, expectStanding } from '../support/tabs.ts';

const site = siteOf('mango');

/** A browser of somebody who has set this of it; what it is asked in is gone afterwards. */
async function inBrowserWith(
  profile: object,
  look: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-profile-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(ensureBrowser()),
    viewport: { width: 390, height: 844 },
  });
  try {
    await look(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test('whoever refuses cookies is told before they type, and the rest of the site is theirs', async () => {
  await inBrowserWith({ default_content_setting_values: { cookies: 2 } }, async (context) => {
    const page = await context.newPage();
    for (const path of ['/m/login', '/m/register', '/m/forget']) {
      await page.goto(site + path);
      await expect(page.getByText(/This browser refuses cookies/)).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
    await page.goto(`${site}/m/home`);
    await expectStanding(page, 'visitor');
  });
});

test('a browser that refuses cookies of others alone surprises nobody', async () => {
  await inBrowserWith(
    { block_third_party_cookies: true, cookie_controls_mode: 1 },
    async (context) => {
      const page = await context.newPage();
      await page.goto(`${site}/m/login`);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(page.getByText(/allow (?:it|them)/)).toHaveCount(0);
      await submitLogin(page, 'mango', 'luis2026x', password);
      await expect(page).toHaveURL(`${site}/m/home`);
      const second = await context.newPage();
      await second.goto(`${site}/m/play?nodeId=moon-orchard&vendor=BGS&mode=real`);
      await expect(
        second.frameLocator('iframe').getByRole('button', { name: 'Spin' }),
      ).toBeEnabled();
      await page.reload();
      await expect(balanceOf(page)).toBeVisible();
    },
  );
});
