import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoExtras } from '@livery/demo';
import { readConfig } from './kernel/config/config.ts';
import { openDatabase } from './kernel/database/pool.ts';
import type { Database } from './kernel/database/schema.ts';
import { openLive } from './kernel/live/live.ts';
import type { News } from './kernel/live/news.ts';
import { Browser } from './testing/browser/browser.ts';
import { debianBinaries, startDebian } from './testing/servers/debian.ts';
import { createDatabase } from './testing/gateway.ts';
import { send } from './testing/browser/http.ts';
import { TEST_COST } from './testing/options.ts';
import { startPair, type Pair } from './testing/pair/pair.ts';
import { writeSites } from './testing/sites.ts';

const debian = process.env['LIVERY_TEST_POSTGRES'] === 'embedded' ? undefined : debianBinaries();
const sites = writeSites();
const folder = mkdtempSync(join(tmpdir(), 'livery-pair-'));
const closing: (() => Promise<void>)[] = [];
let pair: Pair;
let db: Kysely<Database>;

beforeAll(async () => {
  let server = inject('postgresUrl');
  if (debian !== undefined) {
    const { url, stop } = await startDebian(debian);
    closing.push(stop);
    server = url;
  }
  const databaseUrl = await createDatabase(server);
  // Both find an empty database: one of them makes the tables and the demo, and the other waits.
  pair = await startPair({
    ...readConfig({}),
    port: 0,
    host: '127.0.0.1',
    sites: sites.file,
    state: join(folder, 'state'),
    databaseUrl,
    pepper: 'pepper of the tests',
    passwordCost: TEST_COST,
    key: 'key-of-the-tests-and-of-nothing-else',
    extras: demoExtras,
    logLevel: 'silent',
    proxyHops: 1,
  });
  closing.push(pair.stop);
  db = openDatabase(databaseUrl, () => {}, 2);
  closing.push(() => db.destroy());
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  for (const one of [folder, sites.folder]) rmSync(one, { recursive: true, force: true });
});

/** A browser whose requests go to the first gateway until it is sent to the other. */
const visit = () => new Browser(pair.both[0].port, 'aurora', Date.now);
const other = (browser: Browser) => {
  const [first, second] = pair.both;
  browser.port = browser.port === first.port ? second.port : first.port;
  return browser;
};

describe(`two gateways on one ${debian === undefined ? 'embedded' : 'Debian'} database`, () => {
  it('seed the demo once', async () => {
    const { rows } = await sql<{ merchant: string; count: bigint }>`
      SELECT merchant, count(*) AS count FROM member WHERE account = ANY('{marisol88,valetta7}')
      GROUP BY merchant ORDER BY merchant`.execute(db);
    expect(rows).toEqual([
      { merchant: 'aurora', count: 1n },
      { merchant: 'noir', count: 1n },
    ]);
  });

  it('take turns within one visit', async () => {
    const browser = visit();
    const sealed = await browser.seal({
      type: 'username',
      username: 'marisol88',
      password: 'Livery-demo-1',
    });
    // The key came from one, and the other opens what was sealed with it.
    const { envelope } = await other(browser).call('login', sealed);
    browser.token = envelope.value?.token;
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await other(browser).call('wallet')).status).toBe(200);
    }
    // A message is taken once, whoever took it.
    expect((await other(browser).call('login', sealed)).envelope.code).toBe('encryption.invalid');
    const token = browser.token;
    const cookies = new Map(browser.cookies);
    expect((await other(browser).call('logout')).status).toBe(200);
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    browser.token = token;
    // A write is refused at once by either; a read as soon as the news of it is there.
    const letter = { body: { category: 'idea', content: 'Sent after all.' } } as const;
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await other(browser).call('feedback', letter)).status).toBe(401);
    }
    await expect.poll(async () => (await other(browser).call('wallet')).status).toBe(401);
  });

  it('hand out one key for logins', async () => {
    const kids = await Promise.all(
      pair.both.map(async ({ port }) => {
        const { envelope } = await new Browser(port, 'noir', Date.now).call('sessionKey');
        return envelope.value?.kid;
      }),
    );
    expect(kids[0]).toBe(kids[1]);
  });

  it('count failures together', async () => {
    const browser = visit();
    const tries: string[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const { envelope } = await other(browser).login('luis2026x', 'not the password');
      tries.push(envelope.code ?? '');
    }
    // After one failure at the one, the other asks for a captcha; after thirty tries, both refuse.
    expect(tries.slice(0, 2)).toEqual(['login.failed', 'captcha.wrong']);
    expect(new Set(tries.slice(2, 30))).toEqual(new Set(['captcha.wrong']));
    expect(tries[30]).toBe('verification.required');
    expect((await other(browser).login('luis2026x')).envelope.code).toBe('verification.required');
  });

  it('play a round once that was sent to both', async () => {
    const browser = visit();
    await browser.login('tala_vip');
    const { envelope } = await browser.call('launch', {
      query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' },
    });
    const token = new URL(envelope.value?.url ?? '').hash.slice(1);
    const balance = async () => (await browser.call('wallet')).envelope.value?.sumBalance;
    for (let turn = 0; turn < 5; turn += 1) {
      const body = JSON.stringify({ token, stake: '1.00', key: randomUUID() });
      const answers = await Promise.all(
        [...pair.both, ...pair.both].map(({ port }) =>
          send(port, {
            method: 'POST',
            path: '/orchard/api/spin',
            headers: { host: `games.localhost:${port}`, 'content-type': 'application/json' },
            body,
          }),
        ),
      );
      const rounds = answers.map(({ text }) => (JSON.parse(text) as { roundId: string }).roundId);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set(rounds).size).toBe(1);
      const [first] = answers;
      expect(await balance()).toBe((JSON.parse(first?.text ?? '') as { balance: string }).balance);
    }
  });

  it('let fifty bets at once through as far as the limit of their player holds [RG-09 api] [RG-10 api]', async () => {
    const browser = visit();
    await browser.login('sinag_wallets');
    const { envelope } = await browser.call('launch', {
      query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' },
    });
    const token = new URL(envelope.value?.url ?? '').hash.slice(1);
    const limit = { type: 'wager', period: '24h', amount: '20.00' } as const;
    const { envelope: set } = await browser.call('setLimit', { body: limit });
    expect(set.value).toMatchObject({ used: '0.00' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, bet) => {
        const { port } = pair.both[bet % 2 === 0 ? 0 : 1];
        return send(port, {
          method: 'POST',
          path: '/orchard/api/spin',
          headers: { host: `games.localhost:${port}`, 'content-type': 'application/json' },
          body: JSON.stringify({ token, stake: '1.00', key: randomUUID() }),
        });
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, next) => one - next);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(30).fill(423)]);
    const [rule] = (await other(browser).call('responsiblePlay')).envelope.value?.limits ?? [];
    expect(rule).toMatchObject({ used: '20.00', room: '0.00' });
  });

  it('hear the same news, and again after their connection was ended', async () => {
    const lives = await Promise.all(pair.both.map(() => openLive(db, pair.databaseUrl, () => {})));
    const heard: News[][] = lives.map(() => []);
    for (const [index, live] of lives.entries()) {
      live.subscribe((news) => {
        if (news.merchant === 'aurora' && news.event === 'notice') heard[index]?.push(news);
      });
    }
    const news = (text: string): News => ({ merchant: 'aurora', event: 'notice', data: { text } });
    const isHeard = (text: string) =>
      heard.every((all) => all.some(({ data }) => data['text'] === text));
    lives[0]?.publish(news('before'));
    await expect.poll(() => isHeard('before')).toBe(true);

    const { rows } = await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`.execute(db);
    expect(rows.length).toBeGreaterThanOrEqual(2);
    let count = 0;
    await expect
      .poll(
        () => {
          count += 1;
          lives[1]?.publish(news(`after ${count}`));
          return heard.every((all) => all.some(({ data }) => String(data['text']) !== 'before'));
        },
        { interval: 100 },
      )
      .toBe(true);
    for (const live of lives) await live.close();
  });
});
