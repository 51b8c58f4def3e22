import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../browser.ts';
import type { Bench, Row } from './support/bench.ts';
import { kilobytes } from './support/bench.ts';
import { median } from './support/measure.ts';
import { layMerchants } from './support/merchants-on-disk.ts';

const root = join(import.meta.dirname, '../..');
const merchants = Number(process.env['MERCHANTS'] ?? 300);
const saves = Number(process.env['ROUNDS'] ?? 30);
/** So many merchants are opened one after the other, as somebody does who looks through them. */
const opened = 12;

/** The port that was taken and let go again; 0 where it is in use. */
const tried = (port: number): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(0))
      .listen(port, () => {
        const { port: found } = probe.address() as AddressInfo;
        probe.close(() => resolve(found));
      });
  });

/** A port with its neighbour free: one for pages, one for the platform behind them. */
async function freePair(): Promise<number> {
  for (;;) {
    const first = await tried(0);
    if ((await tried(first + 1)) !== 0) return first;
  }
}

/** Resolves once the addresses are printed. */
const running = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('"sites"')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`dev ended with ${code}`)));
  });

/** Megabytes that a process holds, without its children. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return kilobytes(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / 1024;
}

const now = (): number => performance.timeOrigin + performance.now();

/** Saves a token, and waits until the open page is drawn with it. */
async function save(page: Page, file: string, text: string, value: number): Promise<number> {
  const content = JSON.parse(text) as { radius?: Record<string, unknown> };
  content.radius = {
    ...content.radius,
    card: { $type: 'dimension', $value: { value, unit: 'px' } },
  };
  const arrived = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const style = getComputedStyle(document.documentElement);
          if (style.getPropertyValue('--lv-radius-card').trim() === wanted)
            resolve(performance.timeOrigin + performance.now());
          else setTimeout(look, 2);
        };
        look();
      }),
    `${value}px`,
  );
  const start = now();
  await writeFile(file, JSON.stringify(content, null, 2));
  return (await arrived) - start;
}

async function open(page: Page, port: number, code: string): Promise<number> {
  const start = now();
  await page.goto(`http://${code}.localhost:${port}/m/home`, { timeout: 600_000 });
  await page.getByRole('navigation').first().waitFor({ timeout: 600_000 });
  return now() - start;
}

async function measure(): Promise<readonly Row[]> {
  const home = await mkdtemp(join(tmpdir(), 'livery-bench-dev-'));
  const state = await mkdtemp(join(tmpdir(), 'livery-bench-dev-state-'));
  const folder = join(home, 'merchants');
  const codes = await layMerchants(folder, merchants);
  const port = await freePair();
  const words = ['packages/cli/src/main.ts', 'dev', '--json', '--merchants', folder];
  const start = now();
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), LIVERY_STATE: state },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await running(child);
    const begun = now() - start;
    await using browser = await chromium.launch(launchOptions(ensureBrowser()));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const [first = '', ...others] = codes;
    const cold = await open(page, port, first);
    for (const code of others.slice(0, opened - 1)) await open(page, port, code);
    const warm = await open(page, port, first);
    const file = join(folder, first, 'tokens.json');
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const taken: number[] = [];
    // The first is a warm-up: fonts and pictures are looked at for the first time.
    for (let time = 0; time <= saves; time++) {
      // Another one each time, in the range of a corner.
      taken.push(await save(page, file, text, 8 + time));
      await page.waitForTimeout(250);
    }
    const sorted = taken.slice(1).toSorted((one, other) => one - other);
    return [
      { name: 'merchants in the folder', value: merchants, unit: 'folders' },
      { name: 'from the command to its addresses', value: begun / 1000, unit: 's' },
      { name: 'first page of a merchant, first of all', value: cold / 1000, unit: 's' },
      { name: 'the same again', value: warm / 1000, unit: 's' },
      {
        name: 'a saved token in an open page, median',
        value: median(sorted),
        unit: 'ms',
        bar: '<= 150 ms',
      },
      {
        name: 'the slowest of twenty',
        value: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0,
        unit: 'ms',
      },
      {
        name: `memory of dev, ${opened} merchants opened`,
        value: await memoryOf(child.pid ?? 0),
        unit: 'MB',
        bar: '< 500 MB',
      },
      { name: 'load of the machine', value: loadavg()[0] ?? 0, unit: 'processes' },
    ];
  } finally {
    child.kill('SIGTERM');
    await ended;
    for (const one of [home, state]) await rm(one, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  about:
    'from a saved token to the page that is drawn with it, in development, beside many merchants',
  measure,
};
