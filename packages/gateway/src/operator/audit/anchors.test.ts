import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { untilSo } from '../../testing/people.ts';

const parent = mkdtempSync(join(tmpdir(), 'livery-anchors-'));
const folder = join(parent, 'book');
let gateway: TestGateway;
beforeAll(async () => {
  const config = { auditAnchors: folder };
  gateway = await openGateway({ demo: false, standsStill: true, config });
});
afterAll(async () => {
  await gateway.stop();
  rmSync(parent, { recursive: true, force: true });
});

interface Line {
  readonly merchant: string;
  readonly n: string;
  readonly hash: string;
}
const anchored = (merchant = 'aurora'): readonly Line[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.merchant === merchant);
const order = (name: string, reason: string) =>
  gateway.operate('site', 'aurora', name, '--reason', reason);
const verify = (...more: string[]) =>
  gateway.operate('office', 'audit', 'verify', 'aurora', ...more);
const untilAnchored = (n: number) => untilSo(() => anchored().some((line) => line.n === String(n)));

/** What only the owner of the database can do: past every trigger. */
const behindItsBack = (work: (run: (statement: string) => Promise<unknown>) => Promise<void>) =>
  gateway.db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await work((statement) => sql.raw(statement).execute(tx));
  });

/** Lines from here on as the trigger would have written them: a chain that is sound in itself. */
const chainAnew = (from: number) =>
  behindItsBack(async (run) => {
    await run(`CREATE TEMPORARY TABLE kept ON COMMIT DROP AS
      SELECT * FROM audit WHERE merchant = 'aurora' AND n >= ${from}`);
    await run(`DELETE FROM audit WHERE merchant = 'aurora' AND n >= ${from}`);
    await run(`SET LOCAL session_replication_role = origin`);
    await run(`INSERT INTO audit (merchant, operator, person, place, act, subject_kind, subject,
        reason, before, after)
      SELECT merchant, operator, person, place, act, subject_kind, subject,
        replace(reason, 'as it was', 'as eve likes it'), before, after FROM kept ORDER BY n`);
  });

it('writes the head outside a moment after it moved, and fits it again', async () => {
  await order('close', 'as it was');
  await untilAnchored(1);
  for (const reason of ['two', 'three']) await order('open', reason);
  await untilAnchored(3);
  const [line] = anchored();
  expect(line).toMatchObject({ n: '1', signature: expect.stringMatching(/^[\w-]{86}$/) as string });
  const row = await gateway.db
    .selectFrom('audit')
    .select('hash')
    .where('n', '=', 1n)
    .executeTakeFirstOrThrow();
  expect(line?.hash).toBe(row.hash.toString('hex'));
  expect(await verify()).toMatch(/^aurora: all 3 fit; .*\n {4}and so do [23] anchors outside\.\n$/);
});

it('writes a head that does not move again after an hour, for the log of today', async () => {
  const { length } = anchored();
  gateway.advance(3_599_000);
  await order('open', 'four');
  await untilAnchored(4);
  expect(anchored()).toHaveLength(length + 1);
  gateway.advance(3_600_000);
  await untilSo(() => anchored().filter(({ n }) => n === '4').length === 2);
});

it('finds a chain that was written anew as a whole, which is sound in itself', async () => {
  const whole = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
  await chainAnew(1);
  const empty = join(parent, 'empty');
  writeFileSync(empty, '');
  expect(await verify('--anchors', empty)).toMatch(/^aurora: all 4 fit/);
  await expect(verify()).rejects.toThrow(
    /^aurora: 1 is not what was anchored on .*: the chain was written anew\./,
  );
  // The same by a log, whose lines say other things too.
  const log = join(parent, 'gateway.log');
  const anchors = whole
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
  writeFileSync(
    log,
    `Livery gateway on …\n{"level":30}\n${JSON.stringify({ level: 30, anchors })}\n`,
  );
  await expect(verify('--anchors', log)).rejects.toThrow(/1 is not what was anchored/);
});

it('takes no anchor that another key signed, so nobody writes some that fit', async () => {
  const forged = join(parent, 'forged');
  const [line] = anchored();
  appendFileSync(forged, `${JSON.stringify({ ...line, n: '2' })}\n`);
  await expect(verify('--anchors', forged)).rejects.toThrow(
    '1 anchor is not signed with this LIVERY_AUDIT_KEY.',
  );
  await expect(verify('--anchors', join(parent, 'nowhere'))).rejects.toThrow(/cannot be read\.$/);
});

it('has a restored backup written down with both heads, and says so for ever', async () => {
  rmSync(folder, { recursive: true });
  await order('open', 'five');
  await untilAnchored(5);
  for (const reason of ['six', 'seven']) await order('open', reason);
  await untilAnchored(7);
  const lost = anchored().find(({ n }) => n === '7');
  await behindItsBack(async (run) => {
    await run(`DELETE FROM audit WHERE merchant = 'aurora' AND n > 5`);
  });
  await order('close', 'after the backup');
  const told = await verify().catch((error: unknown) => String(error));
  expect(told).toMatch(/aurora: [67] is (missing, which|not what) was anchored/);
  const [, command = ''] = /pnpm gateway (act audit\.restored .*) --reason/.exec(told) ?? [];
  expect(command).toContain(`--line 7 --hash ${lost?.hash} --since 5`);
  await expect(gateway.operate('act', ...command.split(' ').slice(1))).rejects.toThrow('--reason');
  await gateway.operate('act', ...command.split(' ').slice(1), '--reason', 'backup of the 3rd');
  const said = await verify();
  expect(said).toContain('restored, as ');
  expect(said).toContain('backup of the 3rd\n    lost are lines 6 to 7 of before.\n');
  await untilAnchored(7);
  // It excuses what it names and nothing before or after it.
  await chainAnew(5);
  await expect(verify()).rejects.toThrow(/aurora: 5 is not what was anchored/);
});

const words = (line: bigint, hash: string, since: bigint) =>
  ['--reason=so', `--line=${line}`, `--hash=${hash}`, `--since=${since}`] as const;

it('writes down no restored backup where nothing is lost', async () => {
  const [head] = anchored().slice(-1);
  const now = await gateway.db
    .selectFrom('audit')
    .select(['n', 'hash'])
    .where('merchant', '=', 'aurora')
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();
  const restored = (line: bigint, hash: string, since: bigint) =>
    gateway.operate('act', 'audit.restored', 'aurora', ...words(line, hash, since));
  await expect(restored(now.n, now.hash.toString('hex'), 1n)).rejects.toThrow('nothing is lost');
  await expect(restored(90n, head?.hash ?? '', 89n)).rejects.toThrow('The book ends at');
  await expect(restored(2n, head?.hash ?? '', 2n)).rejects.toThrow('both have less');
});
