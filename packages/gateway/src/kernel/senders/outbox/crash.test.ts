import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../../testing/browser/browser.ts';
import { demoOfTheRun } from '../../../testing/gateway.ts';
import { endProcesses, startProcess, type GatewayProcess } from '../../../testing/process.ts';
import { writeSites } from '../../../testing/sites.ts';

const sites = writeSites();
const state = mkdtempSync(join(tmpdir(), 'livery-outbox-'));

interface Heard {
  readonly key: string;
  readonly text: string;
}

/** A service that keeps keys: what it was asked twice under one it sends once. */
const heard: Heard[] = [];
let doesAnswer = true;
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const { text } = JSON.parse(body) as { text: string };
    heard.push({ key: String(request.headers['idempotency-key']), text });
    if (doesAnswer) response.writeHead(202).end();
  });
});
const sent = () => new Map(heard.map(({ key, text }) => [key, text]));

let address = '';
let people: Readonly<Record<string, string>>;
beforeAll(async () => {
  people = await demoOfTheRun();
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const bound = service.address();
  address = `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}/send`;
});
afterAll(async () => {
  await endProcesses();
  service.closeAllConnections();
  service.close();
  for (const folder of [sites.folder, state]) rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly gateway: GatewayProcess;
  readonly browser: Browser;
  readonly database: Client;
}

async function start(): Promise<Started> {
  const environment = { ...people, LIVERY_MAIL: address, LOG_LEVEL: 'error' };
  const gateway = startProcess({ state, sites: sites.file, environment });
  const { port, databaseUrl } = await gateway.ready();
  const database = new Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  return { gateway, database, browser: new Browser(port, 'aurora', Date.now) };
}

async function askForPassword({ browser, database }: Started): Promise<void> {
  const { rows } = await database.query<{ account: string; email: string }>(
    "SELECT account, email FROM member WHERE merchant = 'aurora' AND email IS NOT NULL ORDER BY id LIMIT 1",
  );
  const [{ account, email } = { account: '', email: '' }] = rows;
  const body = { username: account, email };
  expect((await browser.call('retrieveByEmail', { body })).status).toBe(200);
}

async function waiting({ database }: Started): Promise<number> {
  return (await database.query('SELECT 1 FROM outbox')).rows.length;
}

/** What the gateway that died had taken is free after a while; nobody here waits for it. */
const free = ({ database }: Started) => database.query('UPDATE outbox SET next_at = now()');

/** What the next test begins with. */
let last: Started;

it('sends a mail that was decided when the gateway was killed before it was worked out', async () => {
  const first = await start();
  await first.database.query('BEGIN; LOCK TABLE one_time_password IN ACCESS EXCLUSIVE MODE');
  await askForPassword(first);
  await first.gateway.end('SIGKILL');
  await first.database.end().catch(() => undefined);
  expect(heard).toEqual([]);

  last = await start();
  await free(last);
  await expect.poll(() => waiting(last)).toBe(0);
  expect(sent().size).toBe(1);
  expect(heard[0]?.text).toMatch(/([a-z2-9]{4}-){4}[a-z2-9]{4}/);
});

it('asks again under the same key, with the same password, when it was killed before the answer', async () => {
  heard.length = 0;
  doesAnswer = false;
  await askForPassword(last);
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await last.gateway.end('SIGKILL');
  await last.database.end().catch(() => undefined);

  doesAnswer = true;
  const before = heard.length;
  const second = await start();
  await free(second);
  await expect.poll(() => waiting(second)).toBe(0);
  expect(heard.length).toBeGreaterThan(before);
  expect(sent().size).toBe(1);
  expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
  await second.database.end();
  await second.gateway.end();
});
