import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../kernel/database/pool.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addGambler } from '../../testing/players/gambler.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ config: { memberWrites: 100_000 } });
  const who = await addGambler(gateway);
  const token = (await who.launch()) ?? '';
  await who.browser.call('setLimit', { body: { type: 'loss', period: '7d', amount: '50.00' } });
  await who.bet(token, '10.00', 'a-bet-of-books');
  await who.win(token, '3.00', 'a-bet-of-books');
  const transfer = { from: 'MAIN', to: 'NPL', amount: '5.00' };
  await who.browser.call('transfer', {
    body: transfer,
    headers: { 'idempotency-key': 'a-transfer-of-books' },
  });
  await who.browser.call('timeOut', { body: { duration: '24h' } });
});
afterAll(() => gateway.stop());

it('says of the demo, and of what was played since, that all holds', async () => {
  const said = await gateway.operate('books');
  expect(said.match(/^\S+ +holds /gm)).toHaveLength(30);
  expect(said).not.toContain('BROKEN');
  expect(await gateway.operate('books', 'noir')).toContain('I-3   holds');
});

/** By somebody who may do anything to the database, and then takes it back. */
const broken: readonly (readonly [name: string, how: string, what: RegExp])[] = [
  [
    'I-3',
    `UPDATE ledger_account SET balance = balance + 1 WHERE id =
      (SELECT min(id) FROM ledger_account WHERE merchant = 'aurora' AND kind = 'cash')`,
    /cash account \d+ of aurora has \d+, its entries \d+/,
  ],
  [
    'I-1',
    `UPDATE ledger_entry SET amount = amount + 1 WHERE merchant = 'aurora' AND line = 2
      AND transfer_id = (SELECT max(transfer_id) FROM ledger_entry WHERE merchant = 'aurora')`,
    /transfer -?\d+ of aurora/,
  ],
  ['I-16', `UPDATE member_guard SET limits_stakes = NOT limits_stakes`, /guard of member \d+/],
  ['I-16', `UPDATE member_guard SET bar_until = bar_until - interval '1 hour'`, /guard of member/],
  [
    'I-11',
    `INSERT INTO limit_event (merchant, member_id, limit_id, kind, period, event, amount, by, at)
      SELECT merchant, member_id, limit_id, kind, period, 'lowered', amount + 1, by, at
      FROM limit_event`,
    /limit \d+ of aurora/,
  ],
  [
    'I-12',
    `UPDATE bar SET at = at - interval '1 day'; UPDATE ledger_entry SET kind = 'deposit'
      WHERE merchant = 'aurora' AND kind = 'win' AND amount > 0`,
    /transfer -?\d+ of aurora/,
  ],
  [
    'I-6',
    `INSERT INTO ledger_account (merchant, kind, member_id, currency, balance)
      SELECT merchant, 'held', member_id, currency, 5 FROM ledger_account
      WHERE merchant = 'aurora' AND kind = 'cash' LIMIT 1`,
    /member \d+ of aurora has 5 held, payouts under way 0/,
  ],
  [
    'I-13',
    `INSERT INTO payout (merchant, member_id, instrument_id, provider, rail, reference, amount, fee,
        currency, created_at, changed_at)
      SELECT merchant, member_id, id, 'demo', rail, 'W-too-early', 100, 0, 'PHP',
        usable_at - interval '1 hour', now() FROM instrument WHERE merchant = 'aurora' LIMIT 1`,
    /payout \d+ of aurora/,
  ],
  [
    'payouts',
    `INSERT INTO payout (merchant, member_id, instrument_id, provider, rail, reference, amount, fee,
        currency, state, paid, created_at, changed_at)
      SELECT merchant, member_id, id, 'demo', rail, 'W-of-nothing', 100, 0, 'PHP', 'paid', 100,
        now(), now() FROM instrument WHERE merchant = 'aurora' LIMIT 1`,
    /payout \d+ of aurora/,
  ],
  ['sums', `UPDATE ledger_day SET paid_in = paid_in + 1 WHERE merchant = 'aurora'`, /aurora on 20/],
];

it.each(broken)('names a breach of %s', async (name, how, what) => {
  const owner = openDatabase(gateway.databaseUrl, () => {}, 1);
  try {
    await sql`BEGIN`.execute(owner);
    await sql`SET LOCAL session_replication_role = replica`.execute(owner);
    await sql.raw(how).execute(owner);
    await sql`COMMIT`.execute(owner);
    await expect(gateway.operate('books')).rejects.toThrow(what);
    await expect(gateway.operate('books')).rejects.toThrow(new RegExp(`${name} +BROKEN`));
  } finally {
    await owner.destroy();
  }
});

it('says what is wrong with what was typed', async () => {
  await expect(gateway.operate('books', 'nowhere')).rejects.toThrow(/There is no merchant nowhere/);
  await expect(gateway.operate('books', 'aurora', 'noir')).rejects.toThrow(/Usage/);
  await expect(gateway.operate('books', '--all')).rejects.toThrow(/--all is not understood/);
  expect(await gateway.operate('books', '--help')).toContain('Usage: pnpm gateway books');
});
