import type { Page } from '@playwright/test';
import { brands, expect, siteOf, test } from '../support/test.ts';

const service = (page: Page) => page.getByRole('button', { name: 'Customer service' });

/** Whose merchants have somebody to write with at once. */
const withChat: ReadonlySet<string> = new Set(['aurora', 'noir']);

for (const { code } of brands)
  test(`${code}: a visitor at the log-in finds whom to ask, or what is answered already, and no chat, which is for members [MS-16, LY-10, RO-02, CF-08]`, async ({
    page,
    faults,
  }) => {
    await page.goto(`${siteOf(code)}/m/login`);
    await service(page).click();
    const sheet = page.getByRole('dialog', { name: 'Customer service' });
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://whatsapp\\.example/${code}`),
    );
    const chat = sheet.getByRole('button', { name: 'Live chat' });
    if (withChat.has(code)) {
      await chat.click();
      await expect(sheet.getByText('You are not logged in, please login first')).toBeVisible();
    } else await expect(chat).toHaveCount(0);
    await expect(sheet.getByRole('link', { name: 'Live chat' })).toHaveCount(0);
    await sheet.getByRole('link', { name: 'Help centre' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help centre' })).toBeVisible();
    expect(faults).toEqual([]);
  });
