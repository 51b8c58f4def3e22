import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { hashSecret } from '../secrets/secrets.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, openPractice } from '../../testing/people.ts';
import { monthsAhead } from './partitions.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.stop());

const tables = ['session', 'captcha', 'seen_message', 'provider_session', 'idempotency'] as const;

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of [...tables, 'round', 'ledger_entry', 'member'] as const) {
    const rows = await gateway.db.selectFrom(table).select('merchant').execute();
    found[table] = rows.length;
  }
  return found;
}

it('takes away what has ended, and never money or members', async () => {
  const browser = gateway.visit('aurora');
  await browser.login('marisol88');
  await browser.call('captcha');
  for (const mode of ['real', 'trial'] as const) {
    await browser.call('launch', { query: { vendor: 'BGS', nodeId: 'moon-orchard', mode } });
  }
  const before = await counts();

  await gateway.sweep(gateway.now());
  expect(await counts()).toEqual(before);

  await gateway.sweep(gateway.now() + 2 * 86_400_000);
  const after = await counts();
  // What remains of the keys is the mark that the demo was seeded, one a merchant.
  // Of the two games that were opened, the one for real money stays: it is time in play.
  expect(after).toMatchObject({ session: 0, captcha: 0, seen_message: 0, provider_session: 1 });
  expect(after['idempotency']).toBe(2);
  for (const table of ['round', 'ledger_entry', 'member']) {
    expect(after[table]).toBe(before[table]);
  }
});

it('takes away more than it takes at once, and leaves it to one of several gateways', async () => {
  const now = gateway.now();
  await sql`
    INSERT INTO counter (merchant, scope, subject, count, since)
    SELECT 'aurora', 'sweep.test', n::text, 1, ${new Date(now - 2 * 86_400_000)}
    FROM generate_series(1, 11000) AS n`.execute(gateway.db);
  const left = async () => {
    const { count } = await gateway.db
      .selectFrom('counter')
      .select(sql<bigint>`count(*)`.as('count'))
      .where('scope', '=', 'sweep.test')
      .executeTakeFirstOrThrow();
    return count;
  };
  await gateway.db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('livery.sweep'))`.execute(tx);
    await gateway.sweep(now);
  });
  expect(await left()).toBe(11_000n);
  await gateway.sweep(now);
  expect(await left()).toBe(0n);
});

it('makes the tables of the months to come', async () => {
  const now = gateway.now();
  // At the end of a month a sweep of the days to come, as above, has made one more.
  expect(await monthsAhead(gateway.db, now)).toBeGreaterThanOrEqual(3);
  const later = now + 100 * 86_400_000;
  expect(await monthsAhead(gateway.db, later)).toBeLessThan(3);
  await gateway.sweep(later);
  expect(await monthsAhead(gateway.db, later)).toBe(3);
  // Those are as closed to changes as the ones before.
  const month = new Date(later + 40 * 86_400_000).toISOString().slice(0, 7).replace('-', '_');
  const emptied = sql`DELETE FROM ${sql.table(`ledger_entry_${month}`)}`.execute(gateway.db);
  await expect(emptied).rejects.toThrow(/append-only/);
});

it('takes away proofs that are too old, and leaves those that may still be shown', async () => {
  const now = gateway.now();
  const { id } = await addPerson(gateway);
  const owner = { merchant: 'aurora', member_id: id };
  const ends = { late: new Date(now + 60_000), early: new Date(now - 60_000) };
  for (const [name, expires_at] of Object.entries(ends)) {
    const hash = hashSecret(name);
    await gateway.db
      .insertInto('challenge')
      .values({ merchant: 'aurora', hash, kind: 'work', expires_at })
      .execute();
    await gateway.db
      .insertInto('device_credential')
      .values({
        ...owner,
        id: name,
        public_jwk: JSON.stringify({}),
        cookie_hash: hash,
        former_hash: null,
        turned_at: new Date(now),
        expires_at,
      })
      .execute();
    await gateway.db
      .insertInto('phone_code')
      .values({
        merchant: 'aurora',
        mobile: name,
        purpose: 'login',
        asker: '',
        code_hash: hash,
        expires_at,
      })
      .execute();
  }
  await gateway.db
    .insertInto('one_time_password')
    .values({ ...owner, hash: hashSecret('once'), expires_at: ends.late })
    .execute();

  const left = async () => {
    const [challenges, devices, codes, once] = await Promise.all([
      gateway.db.selectFrom('challenge').select('hash').execute(),
      gateway.db.selectFrom('device_credential').select('id').execute(),
      gateway.db.selectFrom('phone_code').select('mobile').execute(),
      gateway.db.selectFrom('one_time_password').select('hash').execute(),
    ]);
    return [challenges.length, devices.map((one) => one.id), codes.length, once.length];
  };
  await gateway.sweep(now);
  // A code stays for a day, so that its owner hears that it is too old.
  expect(await left()).toEqual([1, ['late'], 2, 1]);
  await gateway.sweep(now + 86_400_000);
  expect(await left()).toEqual([0, [], 1, 0]);
  await gateway.sweep(now + 86_400_000 + 120_000);
  expect(await left()).toEqual([0, [], 0, 0]);
});

describe('a guest', () => {
  const DAY = 86_400_000;
  const guests = async () =>
    (
      await gateway.db
        .selectFrom('member')
        .select('account')
        .where('type', '=', 4)
        .where('password_hash', 'is', null)
        .execute()
    ).map(({ account }) => account);
  const come = async () => {
    const browser = gateway.visit('aurora');
    const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
    browser.token = envelope.value?.token;
    return { browser, name: envelope.value?.userName ?? '' };
  };

  it('who never played goes with the session, and takes nothing out of the books', async () => {
    const [idle, player] = [await come(), await come()];
    const prepared = (await gateway.visit('aurora').call('trialAccount')).envelope.value?.userName;
    await openPractice(player.browser);
    const all = [idle.name, player.name, prepared];
    const before = await counts();
    const books = () =>
      sql<{ sum: string }>`SELECT sum(amount)::text AS sum FROM ledger_entry`.execute(gateway.db);
    await gateway.sweep(gateway.now() + 0.9 * DAY);
    expect(await guests()).toEqual(expect.arrayContaining(all));
    await gateway.sweep(gateway.now() + 1.1 * DAY);
    expect(await guests()).toEqual([player.name]);
    expect((await books()).rows).toEqual([{ sum: '0' }]);
    expect((await counts())['ledger_entry']).toBe(before['ledger_entry']);
  });

  it('who is in stays, and so does one of the demo who can log in', async () => {
    const { name } = await come();
    await gateway.db
      .updateTable('session')
      .set({ expires_at: new Date(gateway.now() + 3 * DAY) })
      .execute();
    await gateway.sweep(gateway.now() + 2 * DAY);
    expect(await guests()).toContain(name);
    await gateway.sweep(gateway.now() + 4 * DAY);
    expect(await guests()).not.toContain(name);
    expect((await gateway.visit('aurora').login('panauhin_demo')).status).toBe(200);
  });
});
