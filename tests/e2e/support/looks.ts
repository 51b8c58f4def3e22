import { expect, type Page } from '@playwright/test';
import type { Theme } from './test.ts';

/** The page hears it as if another tab of its visitor had said so, and need not be loaded anew. */
const tell = (page: Page, message: object): Promise<void> =>
  page.evaluate(`new BroadcastChannel('livery').postMessage(${JSON.stringify(message)})`);

export async function turn(page: Page, theme: Theme): Promise<void> {
  await tell(page, { type: 'theme', theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

export async function speak(page: Page, code: string, tag: RegExp, dir: string): Promise<void> {
  await tell(page, { type: 'language', code });
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
}
