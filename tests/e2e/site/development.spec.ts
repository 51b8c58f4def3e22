import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { looksAtAll } from '../support/test.ts';

const root = join(import.meta.dirname, '../../..');

let folder = '';
let state = '';
let port = 0;
let server: ChildProcess | undefined;

const portFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(candidate, () => probe.close(() => resolve(true)));
  });

/** Two ports in a row: one for pages, one for the platform behind them. */
async function freePair(): Promise<number> {
  for (;;) {
    const first = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, () => {
        const { port: found } = probe.address() as AddressInfo;
        probe.close(() => resolve(found));
      });
    });
    if (await portFree(first + 1)) return first;
  }
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'livery-dev-'));
  await cp(join(root, 'merchants/noir'), join(folder, 'merchants/noir'), { recursive: true });
  // One that cannot be read from the start.
  const broken = join(folder, 'merchants/shop');
  await cp(join(root, 'merchants/noir'), broken, { recursive: true });
  const manifest = await readFile(join(broken, 'manifest.jsonc'), 'utf8');
  await writeFile(
    join(broken, 'manifest.jsonc'),
    manifest
      .replace('"code": "noir"', '"code": "shop"')
      .replace('noir.localhost', 'shop.localhost'),
  );
  await writeFile(join(broken, 'template.json'), '{\n  "slots": { "header": "tripel" }\n}\n');
  // The database's own user must be able to reach it, so it lies in no folder of ours.
  state = await mkdtemp(join(tmpdir(), 'livery-dev-state-'));
  port = await freePair();
  server = spawn(
    'node',
    ['packages/cli/src/main.ts', 'dev', '--merchants', join(folder, 'merchants')],
    {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), LIVERY_STATE: state },
    },
  );
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const asked = {
        host: '127.0.0.1',
        port,
        path: '/m/home',
        headers: { host: 'noir.localhost' },
      };
      get(asked, ({ statusCode }) => resolve(statusCode === 200)).on('error', () => resolve(false));
    });
  while (!(await answers())) {
    expect(server.exitCode, 'the server runs').toBeNull();
    await wait(200);
  }
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  for (const one of [folder, state]) await rm(one, { recursive: true, force: true });
});

/** As an editor on a busy machine does: the file is empty for a while before it is whole. */
async function save(path: string, text: string): Promise<void> {
  const file = await open(path, 'w');
  await wait(20);
  await file.write(text);
  await file.close();
}

test('shows a saved token at once without losing the page, and a mistake over it', async ({
  page,
}) => {
  const tokens = join(folder, 'merchants/noir/tokens.json');
  const good = await readFile(tokens, 'utf8');
  const withCard = (value: unknown): string => {
    const file = JSON.parse(good) as { radius?: Record<string, unknown> };
    file.radius = { ...file.radius, card: { $type: 'dimension', $value: value } };
    return JSON.stringify(file, null, 2);
  };
  const card = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lv-radius-card'),
    );

  await page.goto(`http://noir.localhost:${port}/m/home`);
  await page.getByRole('navigation').first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));

  await save(tokens, withCard({ value: 13, unit: 'px' }));
  await expect.poll(card).toBe('13px');
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);

  await save(tokens, withCard({ value: 'wide', unit: 'px' }));
  await expect(page.locator('vite-error-overlay')).toContainText('"radius.card" must be a number');
  expect(await card()).toBe('13px');
  // Whoever asks for the sheet meanwhile gets the last one that was right.
  const sheet = await page.evaluate(async () => (await fetch('/@livery/theme.css')).text());
  expect(sheet).toContain('--lv-radius-card:13px');

  await save(tokens, withCard({ value: 7, unit: 'px' }));
  await expect.poll(card).toBe('7px');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('shows what is wrong with a merchant on its own host, until it is mended, and stops nobody', async ({
  page,
}) => {
  const template = join(folder, 'merchants/shop/template.json');
  await page.goto(`http://shop.localhost:${port}/m/home`);
  await expect(page.getByRole('heading', { name: '“shop” cannot be shown yet' })).toBeVisible();
  const finding = page.getByRole('listitem').first();
  await expect(finding).toContainText('template.json:2:24');
  await expect(finding).toContainText('One of "row", "double"');

  // What is saved while the page does not listen yet is not lost on it.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/@vite/client', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(finding).toContainText('One of "row", "double"');
  await save(template, '{\n  "slots": { "header": "rows" }\n}\n');
  const served = () => page.evaluate(async () => (await fetch(location.href)).text());
  await expect.poll(served).toContain('Did you mean');
  release();
  await expect(finding).toContainText('Did you mean "row"?');

  const other = await page.context().newPage();
  await other.goto(`http://noir.localhost:${port}/m/home`);
  await other.getByRole('navigation').first().waitFor();

  await save(template, '{\n  "slots": { "header": "dubble" }\n}\n');
  await expect(finding).toContainText('Did you mean "double"?');
  await save(template, '{}');
  await page.getByRole('navigation').first().waitFor();
  await expect(other.locator('vite-error-overlay')).toHaveCount(0);
});

test('answers only for hosts that it knows', async () => {
  const statusOf = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = { host: '127.0.0.1', port, path: '/m/home', headers: { host } };
      get(asked, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  expect(await statusOf('noir.localhost')).toBe(200);
  expect(await statusOf(`evil.example:${port}`)).toBe(403);
  expect(await statusOf('noir.localhost.evil.example')).toBe(403);
});

test('draws every choice by the parts of the site', async ({ page }) => {
  test.skip(!looksAtAll, 'It has to build them first');
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`http://noir.localhost:${port}/__livery/choices`);
  const choice = (name: string) => page.frameLocator(`[data-title="${name}"] iframe`);
  await page.locator('[data-title="backdrop: rays"]').scrollIntoViewIfNeeded();
  const rays = choice('backdrop: rays').locator('html');
  await expect(rays).toHaveAttribute('data-backdrop', 'rays');
  await expect(rays.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(choice('backdrop: hills').locator('html')).toHaveAttribute('data-backdrop', 'hills');
  await page.getByRole('button', { name: 'Light' }).click();
  await page.getByRole('button', { name: 'From the right' }).click();
  await expect(rays).toHaveAttribute('data-theme', 'light');
  await expect(rays).toHaveAttribute('dir', 'rtl');
  await page.locator('[data-title="sheet: centred"]').scrollIntoViewIfNeeded();
  await expect(choice('sheet: centred').getByRole('dialog')).toBeVisible();
});

test('draws lines around what a token paints', async ({ page }) => {
  test.skip(!looksAtAll, 'It has to find out all pictures first');
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`http://noir.localhost:${port}/__livery/tokens`);
  await page.locator('body[data-learned]').waitFor();
  const field = page.locator('[data-token="--lv-size-field"]');
  await field.scrollIntoViewIfNeeded();
  await expect(field).toHaveAttribute('data-drawn', '');
  const outlined = field.frameLocator('iframe').locator('div[style*="dashed"]');
  await expect(outlined.first()).toBeAttached();
  const steps = page.locator('[data-token="--lv-motion-steps"] + p');
  await steps.scrollIntoViewIfNeeded();
  await expect(steps).toHaveText(
    'None of these pictures changes with it; its role says where it shows.',
  );
});
