import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { addPerson, type Person } from '../../testing/people.ts';
import { askedAs, openOffice, type Colleague, type Office } from '../../testing/players/office.ts';

let gateway: TestGateway;
let office: Office;
let member: Person;
let ana: Colleague;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
  office = openOffice(gateway);
  member = await addPerson(gateway);
  ana = await office.employ('ana', ['payments']);
  await office.employ('ben', ['payments']);
});
afterAll(async () => {
  office.close();
  await gateway.stop();
});

const PROGRAM = join(import.meta.dirname, '../../testing/programs/act-and-die.ts');

/** In a process of its own, which kills itself at a step; answers how it ended. */
const killed = (order: object, where: string) =>
  new Promise<string | null>((resolve, reject) => {
    const { databaseUrl, sites } = gateway;
    const args = [PROGRAM, databaseUrl, sites.file, JSON.stringify(order), where];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('close', (code, signal) => {
      if (code === null) resolve(signal);
      else reject(new Error(`ended with ${code}: ${said}`));
    });
  });

const steps = [
  ['before it is held', false],
  ['while it is held', false],
  ['when it is changed', false],
  ['after the commit', true],
] as const;

/** What was done, what the book says of it, and what became of what was asked for. */
async function standing(id = '0') {
  const { rows } = await sql<{ held: boolean; lines: bigint; votes: bigint; state: string }>`
    SELECT coalesce((SELECT payout_hold_until IS NOT NULL FROM member_guard
        WHERE member_id = ${member.id}), false) AS held,
      (SELECT count(*) FROM audit WHERE act LIKE 'payments.%' OR act = 'approval.vote') AS lines,
      (SELECT count(*) FROM approval_vote WHERE approval_id = ${id}) AS votes,
      (SELECT state FROM approval WHERE id = ${id}) AS state`.execute(gateway.db);
  return rows[0];
}

const params = () => ({ account: member.account });
const letGo = () =>
  sql`UPDATE member_guard SET payout_hold_until = NULL WHERE member_id = ${member.id}`.execute(
    gateway.db,
  );

it.each(steps)('has an act with its line or not at all, killed %s', async (where, isDone) => {
  await letGo();
  const before = await standing();
  const order = {
    operator: 'ana',
    act: 'payments.hold',
    params: { ...params(), length: 3_600_000 },
  };
  expect(await killed(order, where)).toBe('SIGKILL');
  const after = await standing();
  expect(after?.held).toBe(isDone);
  expect(after?.lines).toBe((before?.lines ?? 0n) + (isDone ? 1n : 0n));
  expect(await gateway.operate('audit', 'verify')).toContain('aurora');
});

it.each(steps)(
  'has act, lines, vote and approval together or not at all, killed %s',
  async (where, isDone) => {
    await ana.operate('act', 'payments.hold', 'aurora', '--account', member.account);
    const words = [
      'payments.release',
      'aurora',
      '--account',
      member.account,
      '--reason',
      'it is clear',
    ];
    const id = askedAs(await ana.operate('act', ...words));
    const before = await standing(id);
    const order = { operator: 'ben', act: 'payments.release', params: params(), vote: id };
    expect(await killed(order, where)).toBe('SIGKILL');
    const after = await standing(id);
    expect(after).toEqual({
      held: !isDone,
      lines: (before?.lines ?? 0n) + (isDone ? 2n : 0n),
      votes: isDone ? 1n : 0n,
      state: isDone ? 'done' : 'open',
    });
    if (!isDone) await ana.office('withdraw', id);
  },
);
