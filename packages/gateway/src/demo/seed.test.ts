import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '../testing/http.ts';
import { openGateway, type TestGateway } from '../testing/gateway.ts';
import { demoPlayers } from './players.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ sites: { noir: { environment: 'production' } } });
});
afterAll(() => gateway.stop());

it('lets every listed account in, with the money it is said to have', async () => {
  for (const player of demoPlayers({ currency: 'PHP' })) {
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.login(player.account);
    expect(envelope.value).toMatchObject({ userName: player.account, type: player.type });
    const wallet = await browser.call('wallet');
    expect(wallet.envelope.value).toMatchObject({ sumBalance: player.balance, currency: 'PHP' });
  }
});

it('puts two months of rounds through the ledger, so that every sum holds', async () => {
  const { rows } = await sql<Record<string, bigint>>`
    SELECT (SELECT count(*) FROM round) AS rounds,
      (SELECT count(*) FROM round WHERE at < now() - interval '30 days') AS older,
      (SELECT coalesce(sum(amount), 0)::bigint FROM ledger_entry) AS total,
      (SELECT count(*) FROM round JOIN ledger_entry entry ON entry.transfer_id = bet_transfer_id
        WHERE entry.amount = -stake) AS bets`.execute(gateway.db);
  const [found] = rows;
  expect(found?.['rounds']).toBeGreaterThan(200n);
  expect(found?.['older']).toBeGreaterThan(50n);
  expect(found?.['total']).toBe(0n);
  expect(found?.['bets']).toBe(found?.['rounds']);
});

it('names the accounts on the start page, of demo merchants only', async () => {
  const { text } = await send(gateway.port, { path: '/', headers: { host: 'localhost' } });
  expect(text).toContain('marisol88');
  expect(text).toContain('Noir Club');
  expect(text).not.toContain('valetta7');
});

it('gives a production merchant nobody', async () => {
  const members = await gateway.db
    .selectFrom('member')
    .select('id')
    .where('merchant', '=', 'noir')
    .execute();
  expect(members).toEqual([]);
});
