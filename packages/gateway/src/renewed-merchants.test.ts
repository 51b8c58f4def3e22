import type { MerchantRecord } from '@livery/contract/merchants';
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen } from './testing/browser/events.ts';
import { openGateway, type TestGateway } from './testing/gateway.ts';
import { send } from './testing/browser/http.ts';
import { VendorServer } from './testing/players/vendor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

type Change = (merchants: readonly MerchantRecord[]) => readonly MerchantRecord[];

/** Written elsewhere and given its name, as a build does it. */
function write(change: Change): void {
  const { file } = gateway.sites;
  const { merchants } = JSON.parse(readFileSync(file, 'utf8')) as { merchants: MerchantRecord[] };
  const text = JSON.stringify({ schemaVersion: 1, merchants: change(merchants) });
  writeFileSync(`${file}.fresh`, text);
  renameSync(`${file}.fresh`, file);
}

const page = async (host: string) => send(gateway.port, { path: '/m/home', headers: { host } });
const statusOf = async (host: string) => (await page(host)).status;

const kestrel = {
  code: 'kestrel',
  name: 'Kestrel',
  domains: ['kestrel.localhost'],
  site: 'sites/kestrel',
};
const added: Change = ([aurora, ...others]) =>
  aurora === undefined ? [] : [aurora, ...others, { ...aurora, ...kestrel }];

it('serves a merchant that was added, and not before everything of it is there', async () => {
  const { folder } = gateway.sites;
  cpSync(join(folder, 'sites/aurora'), join(folder, 'sites/kestrel'), { recursive: true });
  const other = new Client({ connectionString: gateway.databaseUrl });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE announcement IN ACCESS EXCLUSIVE MODE');
  write(added);
  const renewed = gateway.renew();
  const watcher = new Client({ connectionString: gateway.databaseUrl });
  await watcher.connect();
  await expect
    .poll(async () => {
      const { rows } = await watcher.query(`SELECT 1 FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database()`);
      return rows.length;
    })
    .toBeGreaterThan(0);
  expect(await statusOf('kestrel.localhost')).toBe(404);
  await other.query('COMMIT');
  await renewed;
  for (const client of [other, watcher]) await client.end();

  expect(await statusOf('kestrel.localhost')).toBe(200);
  const player = gateway.visit('kestrel');
  expect((await player.login('marisol88')).status).toBe(200);
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' as const };
  const { envelope } = await player.call('launch', { query });
  const token = new URL(envelope.value?.url ?? '').hash.slice(1);
  const vendor = new VendorServer(gateway, 'kestrel', 'BGS');
  const bet = { token, roundId: 'round-1', transactionId: 'bet-1', amount: '2.00' };
  expect(await vendor.call('bet', bet)).toMatchObject({ status: 200, told: { ok: true } });
  const frame = await send(gateway.port, { path: '/frame/', headers: { host: 'games.localhost' } });
  expect(frame.headers['content-security-policy']).toContain('http://kestrel.localhost');
  expect((await send(gateway.port, { path: '/' })).text).toContain('Kestrel');
});

it('takes over domains, headers, features, languages and the build of one that is served', async () => {
  const visitor = gateway.visit('aurora');
  const pages = await listen(visitor);
  const trial = () => visitor.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  expect((await trial()).status).toBe(200);
  write((merchants) =>
    merchants.map((one) =>
      one.code === 'aurora'
        ? {
            ...one,
            domains: [...one.domains, 'bay.localhost'],
            headers: { 'content-security-policy': "default-src 'self'" },
            flags: { ...one.flags, FREEPLAY3: false },
            languages: ['TY', 'EN'],
            build: 'second',
          }
        : one.code === 'noir'
          ? { ...one, domains: ['night.localhost'] }
          : one,
    ),
  );
  await gateway.renew();
  expect((await pages.next('release')).data).toEqual({ build: 'second' });
  pages.stop();
  expect((await page('bay.localhost')).headers['content-security-policy']).toBe(
    "default-src 'self'",
  );
  expect((await trial()).envelope.code).toBe('permission.denied');
  const { envelope } = await visitor.call('systemStatus');
  expect(envelope.success).toBe(true);
  expect([await statusOf('noir.localhost'), await statusOf('night.localhost')]).toEqual([404, 200]);
});

it('ends the sessions that were idle for longer than a merchant allows from now on', async () => {
  const player = gateway.visit('kestrel');
  await player.login('luis2026x');
  gateway.advance(10 * 60_000);
  write((merchants) =>
    merchants.map((one) => (one.code === 'kestrel' ? { ...one, idleMinutes: 5 } : one)),
  );
  await gateway.renew();
  expect((await player.call('wallet')).status).toBe(401);
});

it('serves as before after a file that is none', async () => {
  const { file } = gateway.sites;
  const before = readFileSync(file);
  writeFileSync(file, '{ half');
  await gateway.renew();
  expect(await statusOf('aurora.localhost')).toBe(200);
  writeFileSync(file, before);
});

it('knows a merchant no more that was taken away, and ends its streams', async () => {
  const player = gateway.visit('kestrel');
  await player.login('marisol88');
  const pages = await listen(player);
  const others = await listen(gateway.visit('aurora'));
  expect(pages.status).toBe(200);
  write((merchants) => merchants.filter(({ code }) => code !== 'kestrel'));
  await gateway.renew();
  await pages.ended;
  expect(await statusOf('kestrel.localhost')).toBe(404);
  const answer = await player.send({ path: '/wps/wallet/balance' });
  expect(answer).toMatchObject({ status: 404, text: 'Not found\n' });
  expect(others.status).toBe(200);
  others.stop();
});
