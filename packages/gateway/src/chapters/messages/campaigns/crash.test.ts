import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { demoOfTheRun } from '../../../testing/gateway.ts';
import { pause } from '../../../testing/people.ts';
import { endProcesses, startProcess } from '../../../testing/process.ts';
import { writeSites } from '../../../testing/sites.ts';

const CROWD = 4_000;
const sites = writeSites();
const folder = mkdtempSync(join(tmpdir(), 'livery-letters-'));
afterAll(async () => {
  await endProcesses();
  for (const one of [sites.folder, folder]) rmSync(one, { recursive: true, force: true });
});

interface Standing {
  readonly state: string;
  readonly written: number;
  readonly letters: number;
  readonly readers: number;
}

it('goes on at the same place when its gateway is killed, and two of them write to nobody twice', async () => {
  const people = await demoOfTheRun();
  const database = new Client({ connectionString: people['DATABASE_URL'] });
  await database.connect();
  await database.query(
    `INSERT INTO member (merchant, account, account_key, nickname, type, created_at)
     SELECT 'aurora', 'crowd_' || n, 'crowd_' || n, 'crowd', 0, now()
     FROM generate_series(1, ${CROWD}) AS n`,
  );
  // Slow enough to be killed on the way, whatever machine this is.
  await database.query(
    `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END $$`,
  );
  await database.query(
    'CREATE TRIGGER dawdle AFTER INSERT ON message FOR EACH STATEMENT EXECUTE FUNCTION dawdle()',
  );
  const start = (name: string) =>
    startProcess({ state: join(folder, name), sites: sites.file, environment: people });
  const standing = async (): Promise<Standing> => {
    const { rows } = await database.query<Standing>(
      `SELECT state, written::int, (SELECT count(*)::int FROM message WHERE campaign_id IS NOT NULL)
         AS letters, (SELECT count(DISTINCT member_id)::int FROM message
         WHERE campaign_id IS NOT NULL) AS readers FROM campaign`,
    );
    return rows[0] ?? { state: '', written: 0, letters: 0, readers: 0 };
  };

  const first = start('first');
  await first.ready();
  await database.query(
    `INSERT INTO campaign (merchant, kind, titles, contents, made_at, until_member)
     SELECT 'aurora', 'system', '{"EN":"x"}', '{"EN":"x"}', now(), max(id) FROM member
     WHERE merchant = 'aurora'`,
  );
  while ((await standing()).written === 0) await pause(20);
  await first.end('SIGKILL');
  const killed = await standing();
  expect(killed.state).toBe('running');
  // What was under way is gone as a whole: the row says what was written.
  expect([killed.letters, killed.readers]).toEqual([killed.written, killed.written]);
  expect(killed.written).toBeLessThan(CROWD);

  await Promise.all([start('second').ready(), start('third').ready()]);
  while ((await standing()).state === 'running') await pause(50);
  const { rows } = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM member WHERE merchant = 'aurora' AND type <> 4`,
  );
  const members = rows[0]?.count ?? 0;
  expect(members).toBeGreaterThanOrEqual(CROWD);
  expect(await standing()).toEqual({
    state: 'done',
    written: members,
    letters: members,
    readers: members,
  });
  await database.end();
});
