import { expect, type Page } from '@playwright/test';
import type { Theme } from './test.ts';

/**
 * The page hears it as if another tab of its visitor had said so, and need not be loaded anew.
 * A page that does not listen yet is told again.
 */
const tell = (page: Page, message: object, heard: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.evaluate(`new BroadcastChannel('livery').postMessage(${JSON.stringify(message)})`);
    await heard();
  }).toPass();

const within = { timeout: 5_000 };

export async function turn(page: Page, theme: Theme): Promise<void> {
  await tell(page, { type: 'theme', theme }, () =>
    expect(page.locator('html')).toHaveAttribute('data-theme', theme, within),
  );
}

export async function speak(page: Page, code: string, tag: RegExp, dir: string): Promise<void> {
  await tell(page, { type: 'language', code }, () =>
    expect(page.locator('html')).toHaveAttribute('lang', tag, within),
  );
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}
