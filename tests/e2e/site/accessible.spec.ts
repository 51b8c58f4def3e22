import type { Page } from '@playwright/test';
import { endingsOf } from '../support/addresses.ts';
import { findings } from '../support/screen/axe.ts';
import { tabThrough } from '../support/screen/focus.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { lostToSpacing } from '../support/screen/spaced-words.ts';
import { brandsOf, expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

const softly = expect.configure({ soft: true });

/** What axe asks when it is told to, and what it never asks. */
async function audit(page: Page, path: string): Promise<void> {
  expect.soft(await findings(page, ['target-size']), `${path}: targets`).toEqual([]);
  // A line of news that does not move yet is cut, and moves a moment later.
  await softly.poll(() => lostToSpacing(page), `${path}: spacing`).toEqual([]);
  expect.soft(await leavingScreens(page, [320, 390]), `${path}: reflow`).toEqual([]);
  const { count, wrong } = await tabThrough(page);
  expect.soft(wrong, `${path}: focus`).toEqual([]);
  expect.soft(count, `${path}: stops`).toBeGreaterThan(1);
}

for (const { code, players } of brandsOf('noir')) {
  test(`${code}: every page has targets to hit, room for wider letters, a narrow screen's width, and a focus that is seen [RG-39]`, async ({
    page,
    faults,
  }) => {
    const seen = new Set<string>();
    const auditAll = async (who: 'visitor' | 'member'): Promise<void> => {
      for (const { path, title } of endingsOf(code, who)) {
        if (title === undefined || seen.has(title)) continue;
        seen.add(title);
        await test.step(path, async () => {
          await page.goto(siteOf(code) + path);
          await settled(page);
          await audit(page, path);
        });
      }
    };
    await auditAll('visitor');
    await page.goto(`${siteOf(code)}/m/login`);
    await submitLogin(page, code, players.dark, password);
    await expect(page).toHaveURL(`${siteOf(code)}/m/home`);
    await auditAll('member');
    expect(faults).toEqual([]);
  });
}
