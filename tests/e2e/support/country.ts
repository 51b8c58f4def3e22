import { expect, type Page } from '@playwright/test';

/** Searches the list of countries for a name, and takes the country of that name. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  const dial = page.getByRole('combobox', { name: 'Country', exact: true });
  await expect(dial).toContainText('+');
  await dial.click();
  const sheet = page.getByRole('dialog', { name: 'Country' });
  await sheet.getByRole('combobox').fill(name);
  await sheet.getByRole('option', { name }).click();
  await expect(sheet).toBeHidden();
}
