import { homePath } from '../../../packages/contract/src/generated/pages.ts';
import { brandsOf, expect, siteOf, test } from '../support/test.ts';

/** A browser has six lines to a site that it does not speak to by a newer protocol: a seventh waits. */
const lines = 6;

const paths = [homePath, '/m/help', '/m/notice', '/m/activity', '/m/slotsCenter', '/m/lottery'];

const addressOf = (tag: string): string => /href="([^"]+)"/.exec(tag)?.[1] ?? '';

for (const { code } of brandsOf('aurora', 'pulse'))
  test(`${code}: what a page asks for at once leaves a line for its first question`, async ({
    page,
  }) => {
    for (const path of paths)
      await test.step(path, async () => {
        const response = await page.goto(siteOf(code) + path, { waitUntil: 'commit' });
        const head = ((await response?.text()) ?? '').split('</head>')[0] ?? '';
        const asked = (head.match(/<link [^>]+>/g) ?? [])
          .filter((tag) => /rel="?(preload|stylesheet)\b/.test(tag))
          // Scripts wait for what is of more weight.
          .filter((tag) => !/as="?script\b/.test(tag))
          .map(addressOf);
        const told = (response?.headers()['link'] ?? '').matchAll(/<([^>]+)>; rel=preload/g);
        for (const [, address = ''] of told) asked.push(address);
        const all = new Set(asked);
        expect(all.size).toBeGreaterThan(1);
        // The page's own line is free once it is read.
        expect([...all].slice(lines - 1)).toEqual([]);
      });
  });
