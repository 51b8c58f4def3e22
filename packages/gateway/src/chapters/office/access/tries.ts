import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import { transact } from '../../../kernel/database/transact.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

const FREE = 5;
const MINUTE = 60_000;
const LONGEST = 60 * MINUTE;

/** After the fifth that failed a minute, then twice as long each time. */
const waitAfter = (failures: number): number =>
  failures < FREE ? 0 : Math.min(LONGEST, MINUTE * 2 ** (failures - FREE));

/**
 * Counts a try before it is looked at, so that many at once are as many, and
 * answers what it is to be held against; a log-in takes the count away.
 */
export async function takeTry(
  db: Kysely<Database>,
  name: string,
  now: number,
): Promise<{ readonly password_hash: string | null } | undefined> {
  return transact(db, async (tx) => {
    const row = await tx
      .selectFrom('staff')
      .select(['password_hash', 'failures', 'wait_until', 'active'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || !row.active) return undefined;
    const until = row.wait_until?.getTime() ?? 0;
    if (now < until) throw tooMany(name, until - now);
    const failures = row.failures + 1;
    await tx
      .updateTable('staff')
      .set({ failures, wait_until: new Date(now + waitAfter(failures)) })
      .where('name', '=', name)
      .execute();
    return { password_hash: row.password_hash };
  });
}

const tooMany = (name: string, left: number): ActRefusal =>
  new ActRefusal(`There were too many tries as ${name}. Wait ${Math.ceil(left / 1_000)} seconds.`);
