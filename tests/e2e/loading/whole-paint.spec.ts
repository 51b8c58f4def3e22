import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { homePath } from '../../../packages/contract/src/generated/pages.ts';
import { brandsOf, expect, siteOf, test } from '../support/test.ts';

/** Long enough for a page that would be painted by half. */
const aWhile = 500;

const paints = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

interface SlowDocument {
  readonly address: string;
  /** Sends what is missing. */
  readonly goOn: () => void;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** A document that stops half way, as on a line that is worn out. */
async function halted(document: string): Promise<SlowDocument> {
  const half = document.indexOf('<nav');
  let waiting: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    waiting = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.write(document.slice(0, half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    goOn: () => void waiting?.end(document.slice(half)),
    [Symbol.asyncDispose]: async () => {
      waiting?.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

for (const { code } of brandsOf('aurora', 'pulse'))
  test(`${code}: a home is painted whole, and not by halves`, async ({ page }) => {
    const response = await page.goto(siteOf(code) + homePath);
    await using document = await halted((await response?.text()) ?? '');
    await page.goto(document.address, { waitUntil: 'commit' });
    await expect(page.locator('main')).toBeAttached();
    await page.waitForTimeout(aWhile);
    expect(await paints(page)).toBe(0);
    document.goOn();
    await expect.poll(() => paints(page)).toBe(1);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
