import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, untilWaiting, type Person } from '../../testing/people.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';
import { openDatabase } from '../../kernel/database/pool.ts';

let gateway: TestGateway;
let office: Office;
let member: Person;
let ana: Colleague;
let ben: Colleague;
let cora: Colleague;
let lea: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  office = openOffice(gateway);
  member = await addPerson(gateway);
  ana = await office.employ('ana', ['payments']);
  ben = await office.employ('ben', ['payments']);
  cora = await office.employ('cora', ['compliance']);
  lea = await office.employ('lea', ['lead'], '*');
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const again = async () => {
  for (const one of [ana, ben, cora, lea]) await one.login();
};
const because = ['--reason', 'the flag is cleared'];
const hold = () => ana.operate('act', 'payments.hold', 'aurora', '--account', member.account);
const ask = async (who = ana) =>
  askedAs(
    await who.operate('act', 'payments.release', 'aurora', '--account', member.account, ...because),
  );
const vote = (who: Colleague, id: string, word = 'yes') =>
  who.office('vote', id, word, '--reason', 'looked at it');
const heldUntil = async () =>
  (
    await gateway.db
      .selectFrom('member_guard')
      .select('payout_hold_until')
      .where('member_id', '=', member.id)
      .executeTakeFirst()
  )?.payout_hold_until ?? null;
const stateOf = async (id: string) =>
  await gateway.db
    .selectFrom('approval')
    .select(['state', 'why'])
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
const acts = async (name: string) =>
  gateway.db.selectFrom('audit').selectAll().where('act', '=', name).orderBy('n').execute();

it('asks, and does nothing before another person agrees', async () => {
  await hold();
  const said = await ana.operate(
    'act',
    'payments.release',
    'aurora',
    '--account',
    member.account,
    ...because,
  );
  const id = askedAs(said);
  expect(said).toContain('waits for 1 other person');
  expect(await heldUntil()).not.toBeNull();
  expect(await ben.office('queue', 'approvals')).toMatch(
    new RegExp(`${id} .+ ana .+let payouts of a member go again.+member ${member.id}`),
  );
  const shown = await ben.office('show', 'approvals', id);
  expect(shown).toContain('why: the flag is cleared');
  expect(shown).toMatch(/until: .+ → null/);
  expect(shown).toContain('takes 1 vote beside theirs');
  expect(await vote(ben, id)).toBe('It is done.\n');
  expect(await heldUntil()).toBeNull();
  const [line] = await acts('payments.release');
  expect(line).toMatchObject({
    operator: 'ana',
    approval: BigInt(id),
    reason: 'the flag is cleared',
  });
  expect(await gateway.operate('audit', 'aurora')).toContain(`agreed on as ${id}\n`);
  expect(await gateway.operate('audit', 'verify', 'aurora')).toContain('fit');
});

it('gives whoever asks no vote, and nobody two', async () => {
  await hold();
  const id = await ask();
  await expect(vote(ana, id)).rejects.toThrow('ana asked for it, and has no vote on it');
  await gateway.db
    .updateTable('staff_role')
    .set({ role: 'content' })
    .where('name', '=', 'lea')
    .execute();
  await expect(vote(lea, id)).rejects.toThrow('lea has no vote');
  await gateway.db
    .updateTable('staff_role')
    .set({ role: 'lead' })
    .where('name', '=', 'lea')
    .execute();
  await expect(
    gateway.operate('office', 'vote', id, 'yes', '--merchant', 'aurora'),
  ).rejects.toThrow('Missing: --as');
  expect(await vote(lea, id, 'no')).toBe('It is refused.\n');
  await expect(vote(ben, id)).rejects.toThrow('was refused');
  expect(await heldUntil()).not.toBeNull();
  // As the database has it, whatever a program writes.
  const other = await ask();
  const cast = (operator: string) =>
    gateway.db
      .insertInto('approval_vote')
      .values({
        merchant: 'aurora',
        approval_id: BigInt(other),
        operator,
        vote: 'yes',
        reason: '',
        at: new Date(gateway.now()),
      })
      .execute();
  await expect(cast('ana')).rejects.toThrow('whoever asks has no vote');
  await expect(cast('system')).rejects.toThrow(/check constraint/);
  await cast('ben');
  await expect(cast('ben')).rejects.toThrow(/duplicate key/);
  expect(await ana.office('withdraw', other)).toContain('is taken back');
  // Written past the office it is a vote that the book does not know.
  await expect(gateway.operate('books', 'aurora')).rejects.toThrow(
    `approval ${other} of aurora: the vote of ben`,
  );
});

it('takes no word of the machine where people have to agree', async () => {
  const byMachine = gateway.operate(
    'act',
    'payments.release',
    'aurora',
    '--account',
    member.account,
    ...because,
  );
  await expect(byMachine).rejects.toThrow('system lacks the permission "payments" at aurora');
  await expect(gateway.operate('act', 'site.open', 'aurora', '--as', 'ana')).rejects.toThrow(
    'ana is not logged in',
  );
});

it('lapses where the subject has changed, and says so', async () => {
  await hold();
  const id = await ask();
  gateway.advance(60_000);
  await hold();
  expect(await vote(ben, id)).toMatch(
    /^Nothing was done, and it has lapsed. The member has changed/,
  );
  expect(await heldUntil()).not.toBeNull();
  expect(await stateOf(id)).toMatchObject({
    state: 'lapsed',
    why: expect.stringContaining('changed') as string,
  });
  await expect(vote(cora, id)).rejects.toThrow(/has no vote|has lapsed/);
});

it('lapses where whoever asked may not do it any more', async () => {
  const id = await ask();
  await gateway.db
    .updateTable('staff_role')
    .set({ role: 'support' })
    .where('name', '=', 'ana')
    .execute();
  expect(await vote(ben, id)).toContain('ana lacks the permission "payments"');
  await gateway.db
    .updateTable('staff_role')
    .set({ role: 'payments' })
    .where('name', '=', 'ana')
    .execute();
  expect((await stateOf(id)).state).toBe('lapsed');
  expect(await heldUntil()).not.toBeNull();
});

it('is void after a day', async () => {
  const id = await ask();
  gateway.advance(24 * 60 * 60_000);
  await again();
  expect(await ben.office('queue', 'approvals')).toBe('Nothing waits in approvals.\n');
  expect(await ben.office('show', 'approvals', id)).toContain('void: nobody decided in time');
  expect(await vote(ben, id)).toBe('Nobody decided in time: it is void.\n');
  expect((await stateOf(id)).state).toBe('void');
});

it('is void after a day, also where nobody votes on it any more', async () => {
  const id = await ask();
  await gateway.sweep(gateway.now());
  expect((await stateOf(id)).state).toBe('open');
  await gateway.sweep(gateway.now() + 24 * 60 * 60_000);
  expect((await stateOf(id)).state).toBe('void');
  await expect(vote(ben, id)).rejects.toThrow('is void, since nobody decided in time');
});

it('asks once under one key', async () => {
  await hold();
  const words = [
    'payments.release',
    'aurora',
    '--account',
    member.account,
    ...because,
    '--key',
    'asked-once',
  ];
  const first = await ana.operate('act', ...words);
  expect(await ana.operate('act', ...words)).toContain(
    'This was asked for before, under the same key',
  );
  expect(await ana.office('withdraw', askedAs(first))).toContain('taken back');
});

it('keeps what was asked for as it was, and does nothing without the votes, whatever is written', async () => {
  await hold();
  const id = await ask();
  const write = (statement: string) => sql.raw(`${statement} WHERE id = ${id}`).execute(gateway.db);
  const done = `state = 'done', ended_at = asked_at`;
  await expect(write(`UPDATE approval SET ${done}`)).rejects.toThrow('without the votes');
  for (const change of [
    `params = '{}'`,
    `subject = 'x'`,
    `votes_needed = 5`,
    `asked_by = 'ben'`,
    `expires_at = asked_at + interval '1 hour'`,
    `reason = 'x'`,
    `${done}, params = '{}'`,
  ]) {
    await expect(write(`UPDATE approval SET ${change}`)).rejects.toThrow('never changed');
  }
  await expect(sql`DELETE FROM approval`.execute(gateway.db)).rejects.toThrow('never changed');
  await expect(sql`TRUNCATE approval CASCADE`.execute(gateway.db)).rejects.toThrow('never changed');
  for (const statement of [
    'UPDATE approval_vote SET vote = vote',
    'DELETE FROM approval_vote',
    'TRUNCATE approval_vote',
  ]) {
    await expect(sql.raw(statement).execute(gateway.db)).rejects.toThrow('never changed');
  }
  // A line of the book that names an approval nobody voted on.
  await expect(
    sql`INSERT INTO audit (merchant, operator, person, place, act, subject_kind, subject, reason, approval)
      VALUES ('aurora', 'ana', 'ana', '', 'payments.release', 'member', '1', '', ${id})`.execute(
      gateway.db,
    ),
  ).rejects.toThrow('the approval of what was done');
  await ana.office('withdraw', id);
});

it('does it once where two vote last at the same moment, each over a connection of its own', async () => {
  const both = [ben, lea];
  for (let turn = 0; turn < 40; turn += 1) {
    await hold();
    const before = (await acts('payments.release')).length;
    const id = await ask();
    const said = await Promise.all(
      both.map((one) => vote(one, id).catch((error: unknown) => String(error))),
    );
    expect(said.filter((text) => text === 'It is done.\n')).toHaveLength(1);
    expect(said.filter((text) => text.includes('is done.'))).toHaveLength(2);
    expect(await acts('payments.release')).toHaveLength(before + 1);
  }
}, 120_000);

it('counts the votes under the row: a second vote waits for the first', async () => {
  await hold();
  const id = await ask();
  const other = openDatabase(gateway.databaseUrl, () => {}, 1);
  let said: Promise<string> | undefined;
  await other.transaction().execute(async (tx) => {
    await sql`SELECT FROM approval WHERE id = ${id} FOR UPDATE`.execute(tx);
    // Looked at from the start: it may be refused before anybody waits for it.
    said = vote(ben, id).catch(String);
    await untilWaiting(gateway);
    await sql`UPDATE approval SET state = 'withdrawn', ended_at = now() WHERE id = ${id}`.execute(
      tx,
    );
  });
  expect(await said).toContain('was taken back');
  await other.destroy();
});
