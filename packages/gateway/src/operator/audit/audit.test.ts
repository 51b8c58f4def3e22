import { sql } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineAct } from '../../kernel/acts/act.ts';
import { writeAudit } from '../../kernel/acts/audit.ts';
import { openDatabase } from '../../kernel/database/pool.ts';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { untilWaiting } from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const order = (...args: string[]) => gateway.operate('site', 'aurora', ...args);
const book = (merchant = 'aurora') =>
  gateway.db
    .selectFrom('audit')
    .selectAll()
    .where('merchant', '=', merchant)
    .orderBy('n')
    .execute();
const isClosed = async () =>
  (
    await gateway.db
      .selectFrom('site_state')
      .select('maintenance')
      .where('merchant', '=', 'aurora')
      .executeTakeFirst()
  )?.maintenance ?? false;

it('writes down who ordered what, why, and what it was before and after', async () => {
  await order('close', 'New tables', '--by', 'ana', '--reason', 'the tables are delivered');
  await order('open', '--by=ben');
  const rows = await book();
  expect(rows).toMatchObject([
    {
      n: 1n,
      operator: 'system',
      person: 'ana',
      place: expect.stringMatching(/^cli .+@.+/) as string,
      act: 'site.close',
      subject_kind: 'site',
      subject: 'aurora',
      reason: 'the tables are delivered',
      before: { maintenance: false, info: '' },
      after: { maintenance: true, info: 'New tables' },
    },
    { n: 2n, person: 'ben', act: 'site.open', after: { maintenance: false } },
  ]);
  const told = await gateway.operate('audit', 'aurora');
  expect(told).toMatch(/^2 .+ ben \(system, cli .+\) opened the site: site aurora\n/);
  expect(told).toContain('why: the tables are delivered\n');
  expect(told).toContain('maintenance: false → true\n');
  expect(told).not.toContain('switched_off');
});

it('shows as many lines as fit, and how to see those before', async () => {
  for (let turn = 0; turn < 26; turn += 1) await order('open');
  const told = await gateway.operate('audit', 'aurora');
  expect(told.match(/opened the site/g)).toHaveLength(25);
  expect(told).toMatch(/More: pnpm gateway audit aurora --after 4\n$/);
  expect(await gateway.operate('audit', 'aurora', '--after', '4')).toMatch(/^3 /);
  expect(await gateway.operate('audit', 'noir')).toBe('Nothing was ordered at noir.\n');
});

it.each(['UPDATE audit SET reason = reason', 'DELETE FROM audit', 'TRUNCATE audit'])(
  'is kept by the database from whoever writes: %s',
  async (statement) => {
    await expect(sql.raw(statement).execute(gateway.db)).rejects.toThrow(/append-only/);
  },
);

it('makes number, time and hash itself, whatever a writer says', async () => {
  const before = await book('noir');
  await sql`
    INSERT INTO audit (merchant, n, at, operator, person, place, act, subject_kind, subject,
      reason, prev, hash)
    VALUES ('noir', 7, '2020-01-01', 'system', 'eve', '', 'x', 'x', 'x', '', '\\x00', '\\x00')`.execute(
    gateway.db,
  );
  const [row] = await book('noir');
  expect([before.length, row?.n, row?.hash.length]).toEqual([0, 1n, 32]);
  expect(row?.at.getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1));
  expect(await gateway.operate('audit', 'verify', 'noir')).toContain('noir: all 1 fit;');
});

it('makes one chain of two orders at the same moment: the second waits for the first', async () => {
  const { length } = await book();
  const other = openDatabase(gateway.databaseUrl, () => {}, 1);
  let second: Promise<string> | undefined;
  await other.transaction().execute(async (tx) => {
    const actor = { operator: 'system', person: 'ana', place: 'here' };
    const about = { act: 'x', subjectKind: 'x', subject: 'x', reason: '', trace: undefined };
    await writeAudit(tx, { merchant: 'aurora', actor, ...about, before: null, after: null });
    second = order('open', '--by', 'ben');
    await untilWaiting(gateway);
    // Another merchant’s book is another book.
    await gateway.operate('site', 'noir', 'open');
  });
  await second;
  await other.destroy();
  const rows = await book();
  expect(rows.slice(length).map(({ n, person }) => [Number(n) - length, person])).toEqual([
    [1, 'ana'],
    [2, 'ben'],
  ]);
  const told = await gateway.operate('audit', 'verify');
  expect(told).toMatch(new RegExp(`^aurora: all ${length + 2} fit; the last is ${length + 2} `));
  expect(told).toContain('noir: all 2 fit;');
});

it('writes nothing and changes nothing where an order fails, also at its last step', async () => {
  const { length } = await book();
  await expect(order('block', 'Germany')).rejects.toThrow('neither a country');
  // As if the disk were full when the line is written.
  await sql`ALTER TABLE audit ADD CONSTRAINT shut CHECK (reason <> 'shut')`.execute(gateway.db);
  await expect(order('close', 'x', '--reason', 'shut')).rejects.toThrow(/shut/);
  expect([(await book()).length, await isClosed()]).toEqual([length, false]);
});

it('carries out once what comes twice under one key, and refuses the key for another order', async () => {
  const { length } = await book();
  expect(await order('close', 'Once', '--key', 'one')).not.toContain('done before');
  await order('open');
  expect(await order('close', 'Once', '--key', 'one')).toContain('This was done before');
  expect([(await book()).length, await isClosed()]).toEqual([length + 2, false]);
  await expect(order('close', 'Twice', '--key', 'one')).rejects.toThrow('takes a new key');
});

it('takes no order of a member of staff who is not active, or may not', async () => {
  const { length } = await book();
  await gateway.db.updateTable('staff').set({ active: false }).execute();
  await expect(order('close')).rejects.toThrow('no member of the staff that is active');
  await gateway.db.updateTable('staff').set({ active: true }).execute();
  await gateway.db.updateTable('staff_role').set({ merchant: 'noir' }).execute();
  await expect(order('close')).rejects.toThrow('lacks the permission "site" at aurora');
  await gateway.db.updateTable('staff_role').set({ merchant: '*' }).execute();
  expect([(await book()).length, await isClosed()]).toEqual([length, false]);
});

/** What only the owner of the database can do: past every trigger. */
const behindItsBack = (statement: string) =>
  gateway.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql.raw(statement).execute(tx);
  });
const verify = () => gateway.operate('audit', 'verify', 'aurora');

it('finds the first line that somebody changed, took out, or wrote anew', async () => {
  await behindItsBack(`UPDATE audit SET person = 'eve' WHERE merchant = 'aurora' AND n = 5`);
  await expect(verify()).rejects.toThrow('aurora: 5 was changed after it was written.');
  await expect(gateway.operate('audit', 'verify')).rejects.toThrow(/aurora: 5 .*\nnoir: all 2/);
  await behindItsBack(`UPDATE audit SET hash = sha256('x') WHERE merchant = 'aurora' AND n = 4`);
  await expect(verify()).rejects.toThrow('aurora: 4 was changed');
  await behindItsBack(`UPDATE audit SET prev = sha256('x') WHERE merchant = 'aurora' AND n = 3`);
  await expect(verify()).rejects.toThrow('aurora: 3 does not follow 2');
  await behindItsBack(`DELETE FROM audit WHERE merchant = 'aurora' AND n = 2`);
  await expect(verify()).rejects.toThrow('aurora: 2 is missing: after 1 comes 3.');
});

it.each([[[]], [['aurora', 'x']], [['verify', 'aurora', 'x']], [['aurora', '--after', 'x']]])(
  'does nothing it does not understand: %j',
  async (args) => {
    await expect(gateway.operate('audit', ...args)).rejects.toThrow(/^Usage/);
  },
);

it('knows the merchants there are', async () => {
  await expect(gateway.operate('audit', 'auroa')).rejects.toThrow('There are aurora, noir');
  await expect(gateway.operate('audit', 'verify', 'auroa')).rejects.toThrow('There are aurora');
});

it('takes nothing for an act that lacks a permission, an approval or a text', () => {
  const rest = {
    name: 'x',
    params: Type.Object({}),
    subjectKind: 'x',
    hold: async () => ({ subject: 'x' }),
    run: async () => ({ before: null, after: null, result: null }),
  };
  const whole = { ...rest, permission: 'site', approval: 'alone', text: 'did it' } as const;
  const { permission, approval, text } = whole;
  // Looked at by the compiler alone: what must not compile is expected not to.
  const made = [
    defineAct(whole),
    // @ts-expect-error -- no permission
    defineAct({ ...rest, approval, text }),
    // @ts-expect-error -- no rule of approval
    defineAct({ ...rest, permission, text }),
    // @ts-expect-error -- no text for the audit
    defineAct({ ...rest, permission, approval }),
    // @ts-expect-error -- a permission that nobody has
    defineAct({ ...whole, permission: 'everything' }),
  ];
  expect(made).toHaveLength(5);
});
