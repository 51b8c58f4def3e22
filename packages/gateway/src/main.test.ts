import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { send } from './testing/http.ts';
import { writeSites } from './testing/sites.ts';

const sites = writeSites();
const state = mkdtempSync(join(tmpdir(), 'livery-main-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function start(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: {
      ...process.env,
      PORT: '0',
      LIVERY_STATE: state,
      LIVERY_SITES: sites.file,
      ...environment,
    },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
  const ready = async (): Promise<{ port: number; databaseUrl: string }> => {
    for (let waited = 0; waited < 12_000 && !output.includes('Livery gateway on'); waited += 50) {
      await delay(50);
    }
    return JSON.parse(readFileSync(join(state, 'gateway.json'), 'utf8')) as never;
  };
  return { child, ended, ready };
}

it('runs on a PostgreSQL of its own, says where, and stops both when told', async () => {
  const gateway = start({ LIVERY_DEMO: '1' });
  const { port, databaseUrl } = await gateway.ready();
  expect(statSync(join(state, 'gateway.json')).mode & 0o777).toBe(0o600);
  expect(statSync(join(state, 'pepper.secret')).mode & 0o777).toBe(0o600);
  const answer = await send(port, {
    path: '/wps/game/winners?gameCategory=in-the-query',
    headers: { host: `aurora.localhost:${port}`, merchant: 'aurora', cookie: 'a=in-a-cookie' },
  });
  expect(answer.status).toBe(200);

  gateway.child.kill('SIGTERM');
  const { code, output } = await gateway.ended;
  expect(code).toBe(0);
  expect(existsSync(join(state, 'gateway.json'))).toBe(false);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(output).toContain('"traceId"');
  for (const secret of ['in-the-query', 'in-a-cookie', new URL(databaseUrl).password]) {
    expect(output).not.toContain(secret);
  }
}, 30_000);

it('takes its folder back after it was killed, and seeds nothing twice', async () => {
  const first = start({ LIVERY_DEMO: '1' });
  const before = await winnersOf((await first.ready()).port);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start({ LIVERY_DEMO: '1' });
  expect(await winnersOf((await second.ready()).port)).toEqual(before);
  second.child.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
}, 30_000);

async function winnersOf(port: number): Promise<unknown> {
  const headers = { host: 'aurora.localhost', merchant: 'aurora' };
  const { text } = await send(port, { path: '/wps/game/winners', headers });
  return (JSON.parse(text) as { value: unknown }).value;
}

it('leaves a folder to the gateway that is using it', async () => {
  const first = start({});
  const { port } = await first.ready();
  const { code, output } = await start({}).ended;
  expect(code).toBe(1);
  expect(output).toMatch(/^Another gateway \(process \d+\) uses .+ LIVERY_STATE names another/);
  expect((await send(port, { path: '/readyz' })).text).toBe('ready\n');
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
}, 30_000);

it('refuses a busy port in a sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const { code, output } = await start({ PORT: String(port), LOG_LEVEL: 'silent' }).ended;
  other.close();
  expect([code, output]).toEqual([1, `Port ${port} is in use. PORT names another.\n`]);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
}, 20_000);

it.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535.\n'],
  [{ LIVERY_SITES: join(state, 'none.json') }, /cannot be read\. `livery build` writes it/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database cannot be used: /],
])('refuses %j with status 1', async (environment, sentence) => {
  const { code, output } = await start(environment).ended;
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain('    at ');
});

it('refuses a merchants file that does not hold together', async () => {
  const file = join(state, 'broken.json');
  const broken = JSON.parse(readFileSync(sites.file, 'utf8')) as {
    merchants: { domains: string[] }[];
  };
  for (const merchant of broken.merchants) merchant.domains = ['same.localhost'];
  writeFileSync(file, JSON.stringify(broken));
  const { code, output } = await start({ LIVERY_SITES: file }).ended;
  expect([code, output]).toEqual([1, `${file} names "same.localhost" twice\n`]);
});

it('explains itself', async () => {
  const { code, output } = await start({}, '--help').ended;
  expect(code).toBe(0);
  expect(output).toContain('LIVERY_STATE');
});
