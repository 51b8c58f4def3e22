import type { Locator, Page } from '@playwright/test';
import { brands, expect, settled, siteOf, test } from '../support/test.ts';

/** Pages that anybody may see, of every kind of bar. */
const paths = [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/gameCenter',
  '/m/gameList',
  '/m/slot-games',
  '/m/lottery',
  '/m/activity',
  '/m/notice',
  '/m/message',
  '/m/help',
  '/m/set',
  '/m/app',
];

const service = (page: Page): Locator => page.getByRole('button', { name: 'Customer service' });

/** Words and controls that a button lies on, and whether it stays where it is when the page moves under it. */
const coveredBy = (button: Locator): Promise<string[]> =>
  button.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const meets = (box: DOMRect): boolean =>
      box.width > 0 &&
      box.right > place.left + 1 &&
      box.left < place.right - 1 &&
      box.bottom > place.top + 1 &&
      box.top < place.bottom - 1;
    const isApart = (node: Node): boolean => !node.contains(element) && !element.contains(node);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (
        !parent ||
        !node.textContent?.trim() ||
        !isApart(parent) ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // What a script reads out and nobody sees is clipped away.
      if (parent.getBoundingClientRect().width <= 1) continue;
      if ([...range.getClientRects()].some(meets)) found.push(node.textContent.trim());
    }
    for (const control of document.querySelectorAll('a, button, input, select, [tabindex="0"]'))
      if (
        isApart(control) &&
        control.checkVisibility({ visibilityProperty: true }) &&
        meets(control.getBoundingClientRect())
      )
        found.push(control.getAttribute('aria-label') ?? control.textContent.trim());
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).position === 'fixed') found.push(`floats: ${one.className}`);
    return found;
  });

for (const { code } of brands)
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const)
    test(`${code}: one way to customer service is on every page of ${width} px, and lies on nothing [LY-10]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const wrong: string[] = [];
      for (const path of paths) {
        await page.goto(siteOf(code) + path);
        await settled(page);
        await expect(service(page)).toHaveCount(1);
        await expect(service(page)).toBeVisible();
        wrong.push(...(await coveredBy(service(page))).map((what) => `${path}: ${what}`));
      }
      expect(wrong).toEqual([]);
    });

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
