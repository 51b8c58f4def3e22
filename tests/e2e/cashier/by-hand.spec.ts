import type { Locator, Page } from '@playwright/test';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { knowMember } from '../support/database.ts';
import { employ } from '../support/office.ts';
import { findings } from '../support/screen/axe.ts';
import { leavingScreens } from '../support/screen/leaving.ts';
import { photo } from '../support/screen/pictures.ts';
import { expect, password, settled, siteOf, submitLogin, test } from '../support/test.ts';

/** A player with an empty wallet, of whom no other journey tells. */
const player = 'kim_new';
const site = siteOf('pulse');

async function look(page: Page, where: string): Promise<void> {
  await settled(page);
  expect.soft(await findings(page), where).toEqual([]);
  expect.soft(await leavingScreens(page, [320, 390]), where).toEqual([]);
}

const order = (page: Page): Locator => page.getByRole('region', { name: 'Deposit', exact: true });

test('a member pays at their own bank and sends the slip; a person finds it at the bank, and it is in the wallet [CF-02] [RT-20]', async ({
  page,
  faults,
}) => {
  await knowMember('pulse', player);
  await page.goto(`${site}/m/login?redirect=${encodeURIComponent('/m/voucherCenter')}`);
  await submitLogin(page, 'pulse', player, password);
  const prompt = page.getByRole('dialog', { name: 'Before your first deposit' });
  await prompt.getByRole('button', { name: 'Not now' }).click();
  await expect(prompt).toBeHidden();
  await page.getByRole('radio', { name: 'Transfer by hand' }).check();
  // On one page or step by step, as the brand chooses.
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(amount.or(next)).toBeVisible();
  if (await next.isVisible()) await next.click();
  await amount.fill('20');
  if (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Pay £20.00' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?order=\d+$/);
  await expect(order(page)).toContainText('Pay at your bank with the details below');
  const pay = page.getByRole('region', { name: 'To pay: £20.00' });
  await expect(pay).toContainText('Heronsgate Bank');
  await expect(pay.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();
  const reference = /D[2-9A-Z]{11}/.exec(await pay.innerText())?.[0] ?? '';
  expect(reference).not.toBe('');
  await look(page, 'where to pay');

  const form = page.getByRole('form', { name: 'Have you sent it?' });
  await form.getByLabel(/^Name of whoever sent it/).fill('Kim Lark');
  await form.locator('input[type=file]').setInputFiles(await photo('slip.jpg'));
  await form.getByRole('button', { name: 'I have sent it' }).click();
  await expect(order(page)).toContainText('A person looks for it at the bank.');
  await look(page, 'waiting for a person');

  const folder = await mkdtemp(join(tmpdir(), 'livery-slips-'));
  const { office, leave } = await employ('pulse', 'hazel_desk', ['payments']);
  try {
    expect(await office('queue', 'manual-deposits')).toContain(reference);
    // They want to see the slip once more, and the page of the member says so by itself.
    await office('decide', 'manual-deposits', reference, 'ask');
    await expect(order(page)).toContainText('need a picture of your slip');
    await look(page, 'asked for a slip');
    const again = page.getByRole('form', { name: 'Please add the slip' });
    await again.locator('input[type=file]').setInputFiles(await photo('once-more.jpg'));
    await again.getByRole('button', { name: 'Send the slip' }).click();
    await expect(order(page)).toContainText('A person looks for it at the bank.');
    const path = (await office('slip', reference, '--into', folder)).trim();
    const { format, exif } = await sharp(await readFile(path)).metadata();
    expect([format, exif]).toEqual(['jpeg', undefined]);
    expect(await office('show', 'manual-deposits', reference)).toContain('Kim Lark');
    const found = ['--line', 'HGB 2026-4471', '--amount', '20.00', '--payer', 'Kim Lark'];
    await office('decide', 'manual-deposits', reference, 'credit', ...found);
    await expect(order(page)).toContainText('£20.00 is in your wallet.');
  } finally {
    await leave();
    await rm(folder, { recursive: true });
  }
  await look(page, 'credited');
  await page.goto(`${site}/m/home`);
  await expect(page.getByRole('button', { name: /^Balance/ })).toContainText('£20.00');
  expect(faults).toEqual([]);
});
