import type { Page } from '@playwright/test';
import { captchaAnswer } from './database.ts';

/** The digits of the picture a page shows, as whoever sees it reads them. */
export async function readCaptcha(page: Page, merchant: string): Promise<string> {
  await page
    .getByRole('button', { name: /picture of digits/i })
    .locator('img')
    .waitFor();
  const cookies = await page.context().cookies();
  const id = cookies.findLast(({ name }) => name === 'wps_cap')?.value ?? '';
  return captchaAnswer(merchant, id);
}
