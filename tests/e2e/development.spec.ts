import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

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
