import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from './gateway.ts';
import { readConfig } from './kernel/config/config.ts';
import { StartError } from './kernel/start-error.ts';
import { send } from './testing/browser/http.ts';
import { endProcesses, startProcess, type GatewayProcess } from './testing/process.ts';
import { writeSites } from './testing/sites.ts';
import { copyDemoState } from './testing/servers/state.ts';

const sites = writeSites();
const state = mkdtempSync(join(tmpdir(), 'livery-main-'));
const demoState = copyDemoState();
afterAll(async () => {
  await endProcesses();
  for (const folder of [sites.folder, state, demoState]) {
    rmSync(folder, { recursive: true, force: true });
  }
});

const start = (environment: Record<string, string>, ...args: string[]) =>
  startProcess({ state, sites: sites.file, environment, args });
const startDemo = () => startProcess({ state: demoState, sites: sites.file, demo: true });

describe('a gateway on a PostgreSQL of its own', () => {
  let gateway: GatewayProcess;
  let port: number;
  let databaseUrl: string;
  beforeAll(async () => {
    gateway = start({});
    ({ port, databaseUrl } = await gateway.ready());
  });

  it('says where it is, and shows nobody else what it keeps', async () => {
    expect(statSync(join(state, 'gateway.json')).mode & 0o777).toBe(0o600);
    for (const name of ['pepper', 'key', 'postgres']) {
      expect(statSync(join(state, `${name}.secret`)).mode & 0o777).toBe(0o600);
    }
    const answer = await send(port, {
      path: '/wps/game/winners?gameCategory=in-the-query',
      headers: { host: `aurora.localhost:${port}`, merchant: 'aurora', cookie: 'a=in-a-cookie' },
    });
    expect(answer.status).toBe(200);
  });

  it('takes orders beside it', async () => {
    const order = await start({}, 'audit', 'verify').ended;
    expect(order).toEqual({ code: 0, output: 'Nothing was ordered yet.\n' });
  });

  it('stops both when told, and has said no secret', async () => {
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
});

it('takes its folder back after it was killed, as one of two at the same instant, and seeds nothing twice', async () => {
  const first = startDemo();
  const before = await winnersOf((await first.ready()).port);
  expect(before).toHaveProperty('list');
  first.child.kill('SIGKILL');
  await first.ended;

  const both = [startDemo(), startDemo()];
  const said = await Promise.all(both.map((one) => Promise.race([portOf(one), one.ended])));
  const loser = said.find((one) => typeof one === 'object');
  expect(loser).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Another gateway .*uses .+ LIVERY_STATE names another/),
  });
  const ports = said.filter((one) => typeof one === 'number');
  expect(ports).toHaveLength(1);
  expect(await winnersOf(ports[0] ?? 0)).toEqual(before);
  expect((await send(ports[0] ?? 0, { path: '/readyz' })).text).toBe('ready\n');
  const ended = await Promise.all(both.map((one) => one.end('SIGINT')));
  expect(ended.map(({ code }) => code).toSorted()).toEqual([0, 1]);
});

/** Of one that ends instead it is never told. */
const portOf = (gateway: GatewayProcess): Promise<number> =>
  gateway.ready().then(
    ({ port }) => port,
    () => new Promise<never>(() => {}),
  );

async function winnersOf(port: number): Promise<unknown> {
  const headers = { host: 'aurora.localhost', merchant: 'aurora' };
  const { text } = await send(port, { path: '/wps/game/winners', headers });
  return (JSON.parse(text) as { value: unknown }).value;
}

it('stops in order when it is told so before it has started', async () => {
  const gateway = start({});
  await expect.poll(() => existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(true);
  expect((await gateway.end('SIGTERM')).code).toBe(0);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
});

/** What the program says before it ends with status 1, as it does for the settings above. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const usual = { PORT: '0', HOST: '127.0.0.1', LIVERY_STATE: state, LIVERY_SITES: sites.file };
  const refused: unknown = await startGateway(readConfig({ ...usual, ...environment })).then(
    async (gateway) => gateway.stop(),
    (error: unknown) => error,
  );
  // Of anything else the program would say where in the source it happened.
  return refused instanceof StartError ? refused.message : `no sentence: ${String(refused)}`;
}

it('refuses a busy port in a sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const sentence = await refusalOf({ PORT: String(port), LOG_LEVEL: 'silent' });
  other.close();
  expect(sentence).toBe(`Port ${port} is in use. PORT names another.`);
  expect(existsSync(join(state, 'postgres', 'postmaster.pid'))).toBe(false);
});

it.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535.\n'],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    /^PORT must be a number from 0 to 65535\.\nLOG_LEVEL must be one of [a-z, ]+\.\n$/,
  ],
])('refuses %j with status 1', async (environment, sentence) => {
  const { code, output } = await start(environment).ended;
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toContain('    at ');
});

it.each([
  [{ LIVERY_SITES: join(state, 'none.json') }, /cannot be read\. `livery build` writes it/],
  [{ LIVERY_STATE: sites.file }, /^LIVERY_STATE names .+, where a file is in the way\. Name a /],
  [{ LIVERY_UPLOADS: '/proc/nope' }, /^LIVERY_UPLOADS names \/proc\/nope, where no folder can /],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database cannot be used: /],
])('refuses %j in a sentence', async (environment, sentence) => {
  expect(await refusalOf(environment)).toMatch(sentence);
});

it('refuses a merchants file that does not hold together', async () => {
  const file = join(state, 'broken.json');
  const broken = JSON.parse(readFileSync(sites.file, 'utf8')) as {
    merchants: { domains: string[] }[];
  };
  for (const merchant of broken.merchants) merchant.domains = ['same.localhost'];
  writeFileSync(file, JSON.stringify(broken));
  expect(await refusalOf({ LIVERY_SITES: file })).toBe(`${file} names "same.localhost" twice`);
});

it('explains itself', async () => {
  const { code, output } = await start({}, '--help').ended;
  expect(code).toBe(0);
  expect(output).toContain('LIVERY_STATE');
  for (const line of [/^ {2}audit +shows who/m, /^ {2}vendor +connects/m, /^ {2}conformance +/m]) {
    expect(output).toMatch(line);
  }
});
