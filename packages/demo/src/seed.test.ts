import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  catalogueOf,
  createPasswords,
  loadMerchants,
  openPictures,
  PASSWORD_COST,
} from '@livery/gateway/testing/inside';
import type { Browser } from '@livery/gateway/testing/browser/browser';
import { openGateway, type TestGateway } from '@livery/gateway/testing/gateway';
import { send } from '@livery/gateway/testing/browser/http';
import { DEMO_PASSWORD, demoPlayers } from './people/players.ts';
import { seedDemos } from './seed/seed.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({
    sites: { noir: { environment: 'production' } },
    config: { passwordCost: PASSWORD_COST },
  });
});
afterAll(() => gateway.stop());

const players = demoPlayers({ currency: 'PHP' });
const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(gateway.db);
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was found');
  return row;
};

async function enter(account: string) {
  const browser = gateway.visit('aurora');
  await browser.login(account);
  return browser;
}

async function changePassword(browser: Browser): Promise<void> {
  expect((await browser.call('wallet')).envelope.code).toBe('password.change_required');
  const newPassword = 'seven quiet rivers';
  const payload = { oldPassword: DEMO_PASSWORD, newPassword, confirmNewPassword: newPassword };
  expect((await browser.call('changePassword', { payload })).status).toBe(200);
}

it('lets every listed account in, with the money it is said to have', async () => {
  for (const player of players) {
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.login(player.account);
    expect(envelope.value).toMatchObject({
      userName: player.account,
      type: player.type,
      firstTimeLogin: player.mustChange,
    });
    if (player.mustChange) await changePassword(browser);
    const wallet = await browser.call('wallet');
    expect(wallet.envelope.value).toMatchObject({ sumBalance: player.balance, currency: 'PHP' });
  }
});

it('has somebody of every type, every state of verification, and with every degree of proof', () => {
  expect(new Set(players.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 4, 40, 41, 42]));
  const states = ['none', 'under_review', 'verified', 'rejected'];
  expect(new Set(players.map(({ kyc }) => kyc))).toEqual(new Set(states));
  expect(players.filter(({ mustChange }) => mustChange)).toHaveLength(1);
  expect(players.filter(({ reach }) => reach === 'unproven')).toHaveLength(1);
});

it('puts more than four months of play through the ledger, so that every sum holds', async () => {
  const found = await one(sql<Record<string, bigint>>`
    SELECT (SELECT count(*) FROM round) AS rounds,
      (SELECT count(*) FROM round WHERE at < now() - interval '115 days') AS older,
      (SELECT count(*) FROM round WHERE at > now()) AS future,
      (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entry) AS total,
      (SELECT count(*) FROM (SELECT FROM ledger_entry GROUP BY transfer_id HAVING sum(amount) <> 0))
        AS unequal,
      (SELECT count(*) FROM ledger_account account WHERE kind <> 'house' AND balance <> (
        SELECT coalesce(sum(amount), 0) FROM ledger_entry WHERE account_id = account.id)) AS wrong,
      (SELECT count(*) FROM round JOIN round_movement AS bet ON round_id = round.id AND kind = 'bet'
        JOIN ledger_entry AS entry USING (transfer_id)
        WHERE entry.amount = -(stake + returned)) AS bets`);
  expect(found['rounds']).toBeGreaterThan(1_000n);
  expect(found['older']).toBeGreaterThan(20n);
  expect(found).toMatchObject({ future: 0n, total: 0n, unequal: 0n, wrong: 0n });
  expect(found['bets']).toBe(found['rounds']);
});

it('pays back about what the games do, and keeps to their limits', async () => {
  const found = await one(sql<{ rtp: number; beyond: bigint }>`
    SELECT (sum(win)::float8 / sum(stake)) AS rtp,
      count(*) FILTER (WHERE stake < min_bet::numeric * 100 OR stake > max_bet::numeric * 100
        OR win > stake * max_win) AS beyond
    FROM round JOIN game USING (merchant, node_id)
    WHERE mode = 'real' AND status = 'settled'`);
  expect(found.rtp).toBeGreaterThan(0.88);
  expect(found.rtp).toBeLessThan(1);
  expect(found.beyond).toBe(0n);
});

it('is played more in the evening and at weekends', async () => {
  const found = await one(sql<Record<string, number>>`
    SELECT count(*) FILTER (WHERE extract(hour FROM here) BETWEEN 18 AND 23)::float8 / count(*)
        AS evening,
      count(*) FILTER (WHERE extract(isodow FROM here) > 5)::float8 / count(*) AS weekend
    FROM (SELECT at AT TIME ZONE 'Asia/Manila' AS here FROM round WHERE mode = 'real')`);
  expect(found['evening']).toBeGreaterThan(0.4);
  expect(found['weekend']).toBeGreaterThan(0.33);
});

it('shows the main player open rounds, void ones, and money that went to vendors and came back', async () => {
  const browser = await enter('marisol88');
  for (const status of ['open', 'void', 'won', 'lost'] as const) {
    const { envelope } = await browser.call('transactions');
    expect(envelope.success).toBe(true);
    const rounds = await one(sql<{ count: bigint }>`
      SELECT count(*) FROM round JOIN member ON member.id = member_id
      WHERE account = 'marisol88' AND (status = ${status}
        OR status = 'settled' AND (win > 0) = (${status} = 'won'))`);
    expect(rounds.count).toBeGreaterThanOrEqual(2n);
  }
  for (const types of ['deposit', 'withdraw', 'bet', 'win', 'transfer', 'rollback', 'bonus']) {
    const { envelope } = await browser.call('transactions', { query: { types } });
    expect([types, envelope.value?.list.length]).not.toEqual([types, 0]);
  }
  const recents = (await browser.call('recents')).envelope.value?.list ?? [];
  const favourites = (await browser.call('favourites')).envelope.value?.content ?? [];
  expect([recents.length > 9, favourites.length > 4]).toEqual([true, true]);
});

it('has an account with money at three vendors', async () => {
  const { envelope } = await (await enter('sinag_wallets')).call('memberWallet');
  const lying = envelope.value?.wallets.filter(({ balance }) => balance !== '0.00');
  expect(lying).toHaveLength(3);
  expect(envelope.value).toMatchObject({ cash: '3000.00', sumBalance: '4920.80' });
});

it('pays agents in every kind there is, and their inboxes and notices say so', async () => {
  const agent = await enter('dagat_agent');
  const query = { types: 'A', pageSize: 100 };
  const { envelope } = await agent.call('transactions', { query });
  const kinds = new Set(envelope.value?.list.map(({ type }) => type));
  expect(kinds).toEqual(new Set(['commission', 'rebate', 'salary', 'dividend', 'redRain']));
  const told = await agent.call('announcements', { query: { types: 'A' } });
  expect(told.envelope.value?.player).toHaveLength(3);
});

it('has leaders of lines who have a contract, and another to agree to', async () => {
  for (const account of ['amihan_team', 'dagat_agent']) {
    const leader = await enter(account);
    const of = async (kind: 'salary' | 'dividend') =>
      (await leader.call('contract', { params: { kind } })).envelope.value;
    expect(await of('salary')).toMatchObject({
      state: 'active',
      current: { version: 2 },
      history: [{ version: 1, state: 'superseded' }],
    });
    expect(await of('dividend')).toMatchObject({ state: 'offered' });
    const { envelope } = await leader.call('dividendRequest');
    expect(envelope.value).toEqual({ divtypecompperiodreq: 'NEW' });
  }
});

it('fills the winner board with many names', async () => {
  const { envelope } = await gateway.visit('aurora').call('winners', { query: { limitNum: 20 } });
  const wins = envelope.value?.list.map(({ vo }) => vo) ?? [];
  expect(wins).toHaveLength(20);
  expect(new Set(wins.map(({ customerName }) => customerName)).size).toBeGreaterThan(4);
});

it('has jackpots that have grown from their seed, and whose last win was paid', async () => {
  const { envelope } = await gateway.visit('aurora').call('jackpots');
  const jackpots = envelope.value?.list ?? [];
  expect(jackpots).toHaveLength(4);
  for (const { amount, seed, cap } of jackpots) {
    expect(Number(amount)).toBeGreaterThan(Number(seed));
    expect(Number(amount)).toBeLessThan(Number(cap));
  }
  // What a game of the house pays is told to the last digit, and no jackpot is in it.
  expect(jackpots.some(({ gameIds }) => gameIds.includes('moon-orchard'))).toBe(false);
  const unpaid = await one(sql<{ count: bigint }>`
    SELECT count(*) FROM jackpot WHERE last_win IS NOT NULL AND NOT EXISTS (
      SELECT FROM ledger_transfer transfer JOIN ledger_entry entry ON transfer_id = transfer.id
      JOIN ledger_account account ON account.id = account_id
      JOIN member ON member.id = account.member_id
      WHERE transfer.kind = 'jackpot' AND amount = last_win AND member.account = last_win_by)`);
  expect(unpaid.count).toBe(0n);
});

it('writes enough letters for two pages, some of them unread', async () => {
  const browser = await enter('marisol88');
  const { envelope } = await browser.call('inbox');
  expect(envelope.value?.list).toHaveLength(25);
  expect(envelope.value?.totalPages).toBeGreaterThan(1);
  const { rows } = await sql<{ kind: string }>`SELECT DISTINCT kind FROM message`.execute(
    gateway.db,
  );
  const kinds = ['system', 'personal', 'promotion', 'wallet'];
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect((await browser.call('inboxUnread')).envelope.value).toBeGreaterThan(2);
});

it('writes money in letters as the site does, with signs between thousands', async () => {
  const { rows } = await sql<{ contents: string }>`SELECT contents::text FROM message`.execute(
    gateway.db,
  );
  const amounts = rows.flatMap(({ contents }) => contents.match(/[₱€£][\d.,]+\d/g) ?? []);
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.filter((amount) => /\d{4}/.test(amount))).toEqual([]);
});

it('changes nothing when it is asked again', async () => {
  const tables = ['member', 'ledger_entry', 'round', 'message', 'promotion', 'banner'] as const;
  const counts = () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await gateway.db.selectFrom(table).select('merchant').execute();
        return rows.length;
      }),
    );
  const before = await counts();
  const passwords = await createPasswords('another pepper', 8);
  const nothing = catalogueOf([], [], openPictures(undefined));
  await seedDemos({
    db: gateway.db,
    clock: gateway.now,
    vault: gateway.vault,
    passwords,
    merchants: loadMerchants(gateway.sites.file),
    catalogueOf: () => nothing,
  });
  expect(await counts()).toEqual(before);
});

it('names the accounts on the start page with their types, and none beside production', async () => {
  const pageOf = async ({ port }: TestGateway) =>
    (await send(port, { path: '/', headers: { host: 'localhost' } })).text;
  const demos = await openGateway();
  const text = await pageOf(demos).finally(() => demos.stop());
  for (const { account, type } of players) {
    expect(text).toMatch(new RegExp(`${account}</code>(?:(?!</li>).)*Type ${type}<`));
  }
  const beside = await pageOf(gateway);
  expect(beside).toContain('Noir Club');
  expect(beside).not.toMatch(/valetta7|marisol88|Demo accounts/);
});

it('gives a production merchant nothing but the games of the house', async () => {
  const tables = [
    'member',
    'ledger_account',
    'round',
    'announcement',
    'banner',
    'help_article',
    'promotion',
    'promotion_category',
    'message',
    'jackpot',
    'affiliate',
    'site_setting',
  ] as const;
  for (const table of tables) {
    const rows = await gateway.db
      .selectFrom(table)
      .select('merchant')
      .where('merchant', '=', 'noir')
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
});
