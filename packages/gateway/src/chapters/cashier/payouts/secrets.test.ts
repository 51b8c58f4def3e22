import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../../kernel/database/pool.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { Browser } from '../../../testing/browser/browser.ts';
import { listen } from '../../../testing/browser/events.ts';
import { openGateway } from '../../../testing/gateway.ts';
import { testOptions } from '../../../testing/options.ts';
import { openCounter } from '../../../testing/players/counter.ts';
import { openOffice } from '../../../testing/players/office.ts';
import {
  addCard,
  addPayee,
  ordered,
  payoutOf,
  somebodysNumber,
  withdraw,
} from '../../../testing/players/payee.ts';
import { endProcesses, startProcess } from '../../../testing/process.ts';
import { copyDemoState } from '../../../testing/servers/state.ts';

const { options, sites, remove } = testOptions();
const state = copyDemoState();
afterAll(async () => {
  await endProcesses();
  remove();
  rmSync(state, { recursive: true, force: true });
});

const PIN = '826405';

/** As a text, and as the bytes of one; digits among others are another number. */
const found = (text: string, secret: string): boolean =>
  new RegExp(`(?<![\\da-f.])(?:${secret}|${Buffer.from(secret).toString('hex')})(?![\\da-f])`).test(
    text,
  ) || text.includes(Buffer.from(secret).toString('base64').replaceAll('=', ''));

/** Every row of every table. */
async function dumpOf(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`.execute(
    db,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(one) AS row FROM ${sql.table(name)} AS one`.execute(db);
    parts.push(JSON.stringify(rows));
  }
  return parts.join('\n');
}

it('no dump, news, letter or figure has a number of an account or a payment password', async () => {
  const gateway = await openGateway({ config: { memberWrites: 100_000 } });
  const counter = await openCounter(gateway);
  try {
    const payee = await addPayee(gateway, { pin: PIN, money: 9_000_000n });
    const pin = { paymentPassword: PIN };
    const stream = await listen(payee.browser);
    const numbers = [payee.number, somebodysNumber(), somebodysNumber()];
    await addCard(payee, numbers[1] ?? '', PIN);
    await addCard(payee, numbers[1] ?? '', PIN);
    await addCard(payee, numbers[2] ?? '', PIN, { payeeName: 'Somebody Else' });
    await payee.browser.call('setPaymentPassword', { payload: { old: PIN, new: '123456' } });
    await withdraw(payee, '100.001', pin);
    const sent = await ordered(payee, '100.00', pin);
    const refused = await ordered(payee, '5000.01', pin);
    const reference = (await payoutOf(payee, refused))?.reference ?? '';
    const office = openOffice(gateway);
    const ana = await office.employ('ana', ['payments']);
    await ana.operate('act', 'payouts.refuse', 'aurora', '--reference', reference, '--why', 'name');
    const ends = async () => {
      await counter.pass(20);
      return (await payoutOf(payee, sent))?.status;
    };
    await expect.poll(ends, { timeout: 60_000, interval: 200 }).toBe('paid');
    const dump = await dumpOf(gateway.db);
    // What is there in the clear is found.
    expect(found(dump, reference)).toBe(true);
    for (const secret of [PIN, ...numbers])
      expect([secret, found(dump, secret)]).toEqual([secret, false]);
    await stream.next('payout', { orderId: sent });
    stream.stop();
    const { envelope } = await payee.browser.call('inbox', { query: {} });
    const letters = envelope.value?.list ?? [];
    const figures = await fetch(`http://127.0.0.1:${gateway.port}/metrics`, {
      headers: { host: `localhost:${gateway.port}` },
    });
    const told = {
      news: JSON.stringify(stream.heard),
      letters: JSON.stringify(letters),
      mail: JSON.stringify(gateway.outbox),
      figures: await figures.text(),
    };
    // Each of them has something to say, and of the payouts.
    expect(letters.length).toBeGreaterThan(1);
    expect(told.letters).toContain(reference);
    expect(told.figures).toContain('livery_payouts_in_review');
    for (const [where, text] of Object.entries(told)) {
      for (const secret of [PIN, ...numbers])
        expect([where, secret, found(text, secret)]).toEqual([where, secret, false]);
    }
    // A copy of the database sends nobody’s money elsewhere: in another row a number does not open.
    const other = await addPayee(gateway);
    await sql`UPDATE instrument SET sealed =
        (SELECT sealed FROM instrument WHERE id = ${payee.cardId}::bigint)
      WHERE id = ${other.cardId}::bigint`.execute(gateway.db);
    const stuck = await ordered(other);
    const status = async () => {
      await counter.pass(20);
      return (await payoutOf(other, stuck))?.status;
    };
    await expect.poll(status, { timeout: 30_000, interval: 200 }).toBe('sending');
  } finally {
    await counter.stop();
    await gateway.stop();
  }
}, 90_000);

it('no line of the log has one either, whatever goes wrong', async () => {
  const environment = {
    LOG_LEVEL: 'trace',
    LIVERY_PEPPER: options.pepper,
    LIVERY_KEY: options.key,
  };
  const gateway = startProcess({ state, sites: sites.file, demo: true, environment });
  const { port, databaseUrl } = await gateway.ready();
  const browser = new Browser(port, 'aurora', Date.now);
  await browser.login('marisol88');
  expect((await browser.call('setPaymentPassword', { payload: { new: PIN } })).status).toBe(200);
  const numbers = [somebodysNumber(), somebodysNumber(), '12'.repeat(12)];
  const answers = [
    ...(await Promise.all(
      numbers.map((number) => addCard({ browser }, number, PIN, { payeeName: 'Marisol Santos' })),
    )),
    await addCard({ browser }, numbers[0] ?? '', PIN, { payeeName: 7 }),
    await addCard({ browser }, numbers[0] ?? '', PIN, { surprise: numbers[0] }),
    await addCard({ browser }, numbers[0] ?? '', '000001'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 400, 400, 422]);
  const db = openDatabase(databaseUrl, () => {}, 1);
  // A provider whose credentials do not open: the worker stumbles over it and says so.
  await sql`INSERT INTO provider_account (merchant, provider, address, sealed, changed_at)
    VALUES ('aurora', 'demo', '', '', now())`.execute(db);
  const { envelope } = await browser.call('bankCards');
  const cardId = envelope.value?.list[0]?.cardId ?? '';
  const asked = await withdraw({ browser, cardId }, '100.00', { paymentPassword: PIN });
  expect(asked.status).toBe(200);
  await expect
    .poll(async () => (await db.selectFrom('payout').select('checks').executeTakeFirst())?.checks, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await db.destroy();
  const { output } = await gateway.end();
  const log = `${output}\n${readFileSync(join(state, 'postgres.log'), 'utf8')}`;
  expect(log).toContain('a payout could not be looked after');
  const shown = answers.map(({ text }) => text).join('\n');
  for (const secret of [PIN, ...numbers]) {
    expect([secret, found(log, secret), found(shown, secret)]).toEqual([secret, false, false]);
  }
}, 90_000);
