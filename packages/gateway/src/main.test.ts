import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { send } from './testing/http.ts';
import { endProcesses, startProcess } from './testing/process.ts';
import { writeSites } from './testing/sites.ts';

const sites = writeSites();
const state = mkdtempSync(join(tmpdir(), 'livery-main-'));
afterAll(async () => {
  await endProcesses();
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>, ...args: string[]) =>
  startProcess({ state, sites: sites.file, environment, args });
const startDemo = () => startProcess({ state, sites: sites.file, demo: true });

it('runs on a PostgreSQL of its own, says where, and stops both when told', async () => {
  const gateway = startDemo();
  const { port, databaseUrl } = await gateway.ready();
  expect(statSync(join(state, 'gateway.json')).mode & 0o777).toBe(0o600);
  for (const name of ['pepper', 'key', 'postgres']) {
    expect(statSync(join(state, `${name}.secret`)).mode & 0o777).toBe(0o600);
  }
  const answer = await send(port, {
    path: '/wps/game/winners?gameCategory=in-the-query',
    headers: { host: `aurora.localhost:${port}`, merchant: 'aurora', cookie: 'a=in-a-cookie' },
  });
  expect(answer.status).toBe(200);
  const order = await start({}, 'audit', 'verify').ended;
  expect(order).toEqual({ code: 0, output: 'Nothing was ordered yet.\n' });

  gateway.child.kill('SIGTERM');
  const { code, output } = await gateway.ended;
  expect(code).toBe(0);
  expect(existsSync(join(state, 'gateway.json'))).toBe(false);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(output).toContain('"traceId"');
  for (const secret of ['in-the-query', 'in-a-cookie', new URL(databaseUrl).password]) {
    expect(output).not.toContain(secret);
  }
});

it('takes its folder back after it was killed, and seeds nothing twice', async () => {
  const first = startDemo();
  const before = await winnersOf((await first.ready()).port);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = startDemo();
  expect(await winnersOf((await second.ready()).port)).toEqual(before);
  second.child.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
});

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
});

it('gives the folder to exactly one of two that start at the same instant', async () => {
  const both = [start({}), start({})];
  const outcomes = await Promise.all(
    both.map((one) =>
      one.ready().then(
        () => 'runs',
        () => one.output(),
      ),
    ),
  );
  expect(outcomes.filter((text) => text === 'runs')).toHaveLength(1);
  expect(outcomes.find((text) => text !== 'runs')).toMatch(/^Another gateway .*uses /);
  const ended = await Promise.all(both.map((one) => one.end()));
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1]);
});

it('stops in order when it is told so before it has started', async () => {
  const gateway = start({});
  await expect.poll(() => existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(true);
  expect((await gateway.end('SIGTERM')).code).toBe(0);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
});

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
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535.\n'],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    /^PORT must be a number from 0 to 65535\.\nLOG_LEVEL must be one of [a-z, ]+\.\n$/,
  ],
  [{ LIVERY_SITES: join(state, 'none.json') }, /cannot be read\. `livery build` writes it/],
  [{ LIVERY_STATE: sites.file }, /^LIVERY_STATE names .+, where a file is in the way\. Name a /],
  [{ LIVERY_UPLOADS: '/proc/nope' }, /^LIVERY_UPLOADS names \/proc\/nope, where no folder can /],
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
  for (const line of [/^ {2}audit +shows who/m, /^ {2}vendor +connects/m, /^ {2}conformance +/m]) {
    expect(output).toMatch(line);
  }
});
