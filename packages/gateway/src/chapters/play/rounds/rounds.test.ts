import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser/browser.ts';
import { counted } from '../../../testing/counts.ts';
import { openGateway, type TestGateway } from '../../../testing/gateway.ts';
import { send } from '../../../testing/browser/http.ts';

let gateway: TestGateway;
let member: Browser;
beforeAll(async () => {
  gateway = await openGateway();
  member = gateway.visit('aurora');
  await member.login('marisol88');
});
afterAll(() => gateway.stop());

interface Spun {
  readonly ok: boolean;
  readonly code?: string;
  readonly roundId: string;
  readonly grid: string[][];
  readonly lines: { line: number; symbol: string; count: number; win: string }[];
  readonly win: string;
  readonly balance: string;
}

async function ask(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await send(gateway.port, {
    method: 'POST',
    path: `/orchard/api/${path}`,
    headers: {
      host: `games.localhost:${gateway.port}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, reply: JSON.parse(answer.text) as Spun };
}

async function launch(browser: Browser, mode: 'real' | 'trial' = 'real') {
  const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode };
  const { envelope } = await browser.call('launch', { query });
  return new URL(envelope.value?.url ?? '').hash.slice(1);
}

const balanceOf = async (browser: Browser) =>
  (await browser.call('wallet')).envelope.value?.sumBalance;
const minor = (decimal: string | undefined) => BigInt((decimal ?? '').replace('.', ''));

it('opens with everything the page shows', async () => {
  const token = await launch(member);
  const { status, reply } = await ask('open', { token });
  expect(status).toBe(200);
  expect(reply).toMatchObject({
    ok: true,
    currency: 'PHP',
    symbol: '₱',
    mode: 'real',
    balance: await balanceOf(member),
    stakes: expect.arrayContaining(['1.00']),
    paytable: expect.arrayContaining([{ symbols: 'moon', count: 3, pays: 50 }]),
  });
});

it('takes the stake, pays the win and records the round', async () => {
  const token = await launch(member);
  const before = minor(await balanceOf(member));
  const { status, reply } = await ask('spin', { token, stake: '5.00', key: 'first-spin' });
  expect(status).toBe(200);
  expect(reply.grid.map((column) => column.length)).toEqual([3, 3, 3]);
  const lines = reply.lines.reduce((sum, { win }) => sum + minor(win), 0n);
  expect(minor(reply.win)).toBe(lines);
  expect(minor(reply.balance)).toBe(before - 500n + lines);
  expect(await balanceOf(member)).toBe(reply.balance);
  const round = await gateway.db
    .selectFrom('round')
    .select(['stake', 'win', 'mode', 'node_id'])
    .where('id', '=', BigInt(reply.roundId))
    .executeTakeFirstOrThrow();
  expect(round).toEqual({ stake: 500n, win: lines, mode: 'real', node_id: 'moon-orchard' });
});

it('answers a repeated key with the same round, and a changed one not at all', async () => {
  const token = await launch(member);
  const spin = { token, stake: '2.00', key: 'same-key-1' };
  const first = await ask('spin', spin);
  const balance = await balanceOf(member);
  expect(await ask('spin', spin)).toEqual(first);
  expect(await balanceOf(member)).toBe(balance);
  const { status, reply } = await ask('spin', { ...spin, stake: '5.00' });
  expect([status, reply.ok, reply.code]).toEqual([422, false, 'idempotency.mismatch']);
});

it('plays trial with practice credits and leaves the wallet alone', async () => {
  const before = await balanceOf(member);
  const token = await launch(member, 'trial');
  const { reply } = await ask('spin', { token, stake: '100.00', key: 'practice-1' });
  expect(minor(reply.balance)).toBe(500_000n - 10_000n + minor(reply.win));
  expect(await balanceOf(member)).toBe(before);
});

it('keeps a guest to practice whatever is asked', async () => {
  const guest = gateway.visit('aurora');
  const { envelope } = await guest.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  guest.token = envelope.value?.token;
  const token = await launch(guest, 'real');
  expect((await ask('open', { token })).reply).toMatchObject({ mode: 'trial', balance: '5000.00' });
  const { reply } = await ask('spin', { token, stake: '10.00', key: 'guest-key' });
  expect(await balanceOf(guest)).toBe(reply.balance);
  const query = { vendor: 'NPL', mode: 'real' } as const;
  expect((await guest.call('launch', { query })).envelope.code).toBe('trial.forbidden');
});

it.each([
  ['an unknown token', { token: 'x'.repeat(43) }, 401, 'session.ended'],
  ['no token', { token: undefined }, 400, 'request.invalid'],
  ['a stake it does not offer', { stake: '3.33' }, 400, 'request.invalid'],
  ['a stake below zero', { stake: '-1.00' }, 400, 'request.invalid'],
  ['a stake that is no number', { stake: 'all' }, 400, 'request.invalid'],
  ['a stake of many digits', { stake: '1.000000001' }, 400, 'request.invalid'],
  ['a key of another form', { key: 'a b' }, 400, 'request.invalid'],
  ['more than it asked for', { win: '1000.00' }, 400, 'request.invalid'],
])('refuses %s', async (_, change, status, code) => {
  const token = await launch(member);
  const refused = await ask('spin', { token, stake: '1.00', key: 'refused-key', ...change });
  expect(refused).toMatchObject({ status, reply: { ok: false, code } });
});

it('refuses a stake the wallet does not hold', async () => {
  const empty = gateway.visit('aurora');
  await empty.login('bayani_new');
  const token = await launch(empty);
  const { status, reply } = await ask('spin', { token, stake: '1.00', key: 'too-much' });
  expect([status, reply.code]).toEqual([422, 'balance.short']);
});

it('takes no bet while the site is closed, and still tells what was played', async () => {
  const token = await launch(member);
  const played = { token, stake: '1.00', key: 'before-closing' };
  const first = await ask('spin', played);
  const state = { merchant: 'aurora', until: null };
  await gateway.db
    .insertInto('site_state')
    .values({ ...state, maintenance: true })
    .execute();
  await gateway.announce('aurora');
  const refused = await ask('spin', { token, stake: '1.00', key: 'while-closed' });
  expect([refused.status, refused.reply.code]).toEqual([422, 'vendor.maintenance']);
  expect(await ask('spin', played)).toEqual(first);
  await gateway.db.deleteFrom('site_state').where('merchant', '=', 'aurora').execute();
  await gateway.announce('aurora');
  expect((await ask('spin', { token, stake: '1.00', key: 'opened-again' })).status).toBe(200);
});

it('is played from nowhere that the site keeps out, by country or by network', async () => {
  const token = await launch(member);
  await gateway.db
    .insertInto('site_state')
    .values({
      merchant: 'aurora',
      until: null,
      blocked_countries: ['DE'],
      blocked_networks: ['192.0.2.0/24'],
    })
    .execute();
  await gateway.announce('aurora');
  const from = (country: string, address: string) => ({
    'x-visitor-country': country,
    'x-forwarded-for': address,
  });
  const spin = (key: string, headers: Record<string, string>) =>
    ask('spin', { token, stake: '1.00', key }, headers);
  for (const headers of [from('DE', '10.1.1.1'), from('PH', '192.0.2.7'), { 'x-country': 'PH' }]) {
    const refused = await spin('from-far-away', headers);
    expect([refused.status, refused.reply.code]).toEqual([451, 'region.blocked']);
    expect((await ask('open', { token }, headers)).reply.code).toBe('region.blocked');
  }
  expect((await spin('from-here', from('PH', '10.1.1.1'))).status).toBe(200);
  await gateway.db.deleteFrom('site_state').where('merchant', '=', 'aurora').execute();
  await gateway.announce('aurora');
});

it('ends with the login it was launched from', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('marisol88');
  const token = await launch(browser);
  expect((await ask('open', { token })).status).toBe(200);
  await browser.call('logout');
  expect((await ask('open', { token })).status).toBe(401);
});

it('ends after four hours, and is deaf to pages of other hosts', async () => {
  const token = await launch(member);
  const origin = 'http://aurora.localhost';
  expect((await ask('open', { token }, { origin })).reply.code).toBe('origin.refused');
  const own = `http://games.localhost:${gateway.port}`;
  expect((await ask('open', { token }, { origin: own })).status).toBe(200);
  const browser = gateway.visit('aurora');
  await browser.login('marisol88');
  const late = await launch(browser);
  gateway.advance(4 * 3_600_000);
  expect((await ask('open', { token: late })).status).toBe(401);
});

const SPINS = counted(100, 400);

it(`settles each of ${SPINS} simultaneous spins exactly once`, async () => {
  await member.login('marisol88');
  const token = await launch(member);
  const before = minor(await balanceOf(member));
  // Every tenth key comes twice, as after a lost answer.
  const keys = Array.from(
    { length: SPINS },
    (_, index) => `load-key-${index - (index % 10 === 9 ? 1 : 0)}`,
  );
  const pending = keys.entries();
  const results = new Map<string, Set<string>>();
  const worker = async () => {
    for (const [, key] of pending) {
      const { status, reply } = await ask('spin', { token, stake: '1.00', key });
      expect(status).toBe(200);
      results.set(key, (results.get(key) ?? new Set()).add(JSON.stringify(reply)));
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));

  expect(results.size).toBe(SPINS * 0.9);
  const rounds = [...results.values()].map((answers) => {
    expect(answers.size).toBe(1);
    return JSON.parse([...answers][0] ?? '') as Spun;
  });
  expect(new Set(rounds.map(({ roundId }) => roundId)).size).toBe(SPINS * 0.9);
  const won = rounds.reduce((sum, { win }) => sum + minor(win), 0n);
  expect(minor(await balanceOf(member))).toBe(before - BigInt(SPINS * 90) + won);
  const { rows } = await sql`
    SELECT account.id FROM ledger_account AS account
    LEFT JOIN ledger_entry AS entry ON entry.account_id = account.id
    WHERE account.kind <> 'house' GROUP BY account.id, account.balance
    HAVING account.balance < 0 OR account.balance <> coalesce(sum(entry.amount), 0)
    UNION ALL SELECT 0 FROM ledger_entry HAVING sum(amount) <> 0`.execute(gateway.db);
  expect(rows).toEqual([]);
});
