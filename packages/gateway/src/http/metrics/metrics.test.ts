import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../testing/browser/events.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';
import { openPractice } from '../../testing/people.ts';

const token = 'token-of-who-watches';
let gateway: TestGateway;
beforeAll(async () => {
  // One stream for each address.
  const config = { metricsToken: token, streamsAtOnce: 10, addressShare: 10 };
  gateway = await openGateway({ config });
});
afterAll(() => gateway.stop());

const look = (host: string, headers: Record<string, string> = {}) =>
  send(gateway.port, { path: '/metrics', headers: { host, ...headers } });

/** The value of a figure; labels in the order they are written. */
async function figure(name: string): Promise<number> {
  const { text } = await look('localhost');
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe('/metrics', () => {
  it('is text that Prometheus reads: each figure is explained once, then given', async () => {
    const { status, text, headers } = await look('localhost:4000');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const helped = [...text.matchAll(/^# HELP (\S+) .+\.$/gm)].map(([, name]) => name);
    const typed = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)];
    expect(typed.map(([, name]) => name)).toEqual(helped);
    expect(new Set(helped).size).toBe(helped.length);
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of samples) {
      expect(line).toMatch(/^livery_[a-z_]+(\{([a-z]+="[^"]*",?)+\})? -?[\d.e+-]+$/);
    }
    expect(text.endsWith('\n')).toBe(true);
  });

  it('counts requests by the pattern of their route, never by their address', async () => {
    const browser = gateway.visit('aurora');
    const name = 'livery_requests_total{route="/wps/game/:nodeId/info",method="GET",status="200"}';
    const before = await figure(name);
    await browser.call('gameInfo', { params: { nodeId: 'moon-orchard' } });
    await browser.send({ path: '/wps/no-such-thing-at-all' });
    expect(await figure(name)).toBe((Number.isNaN(before) ? 0 : before) + 1);
    const { text } = await look('localhost');
    expect(text).toContain('route="none",method="GET",status="404"');
    expect(text).not.toMatch(/moon-orchard|no-such-thing/);
    const buckets = text
      .split('\n')
      .filter((line) => /^livery_request_duration_seconds_bucket.*:nodeId/.test(line))
      .map((line) => Number(line.split(' ').at(-1)));
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
    expect(buckets.at(-1)).toBeGreaterThan(0);
  });

  it('tells logins that failed, transfers, connections and streams', async () => {
    await gateway.visit('aurora').login('bayani_new', 'not the password');
    expect(await figure('livery_login_failures_total')).toBe(1);
    expect(await figure('livery_refusals_total{code="login.failed"}')).toBe(1);
    const before = await figure('livery_ledger_transfers_total');
    // A guest's practice money is a transfer; the database counts it when it gets to it.
    const guest = gateway.visit('aurora');
    const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
    guest.token = envelope.value?.token;
    await openPractice(guest);
    const transfers = () => figure('livery_ledger_transfers_total');
    await expect.poll(transfers).toBe(before + 1);
    // What the gateway does by itself may hold connections at any moment, and lets go of them.
    const connections = (state: string) => figure(`livery_database_connections{state="${state}"}`);
    await expect.poll(() => connections('idle')).toBeGreaterThan(0);
    await expect.poll(() => connections('waiting')).toBe(0);
    expect(await figure('livery_live_streams')).toBe(0);
    expect(await figure('livery_address_turns')).toBeGreaterThanOrEqual(2);
    expect(await figure('livery_memory_bytes{kind="heapUsed"}')).toBeGreaterThan(1e6);
  });

  it('tells what was turned away, and why', async () => {
    const browser = gateway.visit('aurora');
    const stream = await listen(browser);
    expect((await browser.call('stream')).status).toBe(503);
    expect(await figure('livery_live_streams')).toBe(1);
    expect(await figure('livery_shed_total{what="stream.address"}')).toBe(1);
    expect(await figure('livery_bodies_arriving')).toBe(0);
    stream.stop();
  });

  it('is not there on the hosts of players, whoever asks', async () => {
    for (const host of ['aurora.localhost', 'games.localhost']) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }]) {
        const { status, text } = await look(host, headers);
        expect([status, text]).toEqual([404, 'Not found\n']);
      }
    }
  });

  it('believes no proxy that the world is this machine, and no wrong token', async () => {
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { authorization: `Bearer ${token}x` },
    ]) {
      expect((await look('localhost', headers)).status).toBe(404);
    }
    expect((await look('10.0.0.7:4000')).status).toBe(404);
  });

  it('is given to another machine with the token', async () => {
    const { status } = await look('10.0.0.7:4000', { authorization: `Bearer ${token}` });
    expect(status).toBe(200);
  });
});

describe('/readyz', () => {
  it('says no while the tables of this release are not there', async () => {
    await gateway.db.schema.alterTable('kysely_migration').renameTo('elsewhere').execute();
    expect((await send(gateway.port, { path: '/readyz' })).status).toBe(503);
    await gateway.db.schema.alterTable('elsewhere').renameTo('kysely_migration').execute();
    expect((await send(gateway.port, { path: '/readyz' })).text).toBe('ready\n');
  });
});
