import type { Locator } from '@playwright/test';

/** More than any page of ours has stops. */
const most = 300;

/** Goes on with the Tab key until this has the focus. */
export async function reach(what: Locator): Promise<void> {
  const page = what.page();
  await what.waitFor();
  for (let stop = 0; stop < most; stop += 1) {
    if (await what.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(what)}.`);
}

/** Goes to a field by the Tab key and types into it. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.page().keyboard.type(text);
}
