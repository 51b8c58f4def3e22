import type { Query, Reply } from '@livery/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isBelow, lineOf, pathUpTo } from '../lineage/line.ts';
import { namesAlong } from '../lineage/names.ts';
import { peopleOf, teamSize, type Onlooker } from './people.ts';

const PAGE = 25;
/** A whole name is looked for from here on. */
const SHORTEST_NAME = 3;

const orders = {
  joined: sql`member.created_at DESC`,
  lastLogin: sql`member.last_login_at DESC NULLS LAST`,
  teamSize: sql`${teamSize} DESC`,
} as const;

/** Those below somebody of the line; a search goes through all below them. */
export async function downlineOf(
  db: Kysely<Database>,
  onlooker: Onlooker,
  query: Query<'downline'>,
): Promise<Reply<'downline'>> {
  const { merchant } = onlooker;
  const { pageNo = 1, pageSize = PAGE, sort = 'joined' } = query;
  const { which, path, all } = await belowAsked(db, onlooker, query);
  return {
    list: await peopleOf(db, onlooker, {
      which,
      order: orders[sort],
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    }),
    path: await namesAlong(db, merchant.code, path),
    pageNum: pageNo,
    totalPages: Math.ceil(all / pageSize),
    total: all,
  };
}

interface AskedPeople {
  /** Of `lineage` and `member`. */
  readonly which: RawBuilder<unknown>;
  /** From the agent down to whose downlines they are. */
  readonly path: readonly bigint[];
  /** How many there are. */
  readonly all: number;
}

/** Who is asked for, of the agent’s line and of nobody else’s. */
export async function belowAsked(
  db: Kysely<Database>,
  onlooker: Onlooker,
  { parent: above, keyword, type }: Pick<Query<'downline'>, 'parent' | 'keyword' | 'type'>,
): Promise<AskedPeople> {
  const { merchant, agentId } = onlooker;
  const parent = above === undefined ? agentId : BigInt(above);
  const path = await pathUpTo(db, merchant.code, agentId, parent);
  if (path === undefined) throw new Refusal('user.missing');
  const place =
    keyword === undefined
      ? sql`lineage.parent_id = ${parent}`
      : await found(db, onlooker, parent, keyword);
  const which = type === undefined ? place : sql`${place} AND member.type = ${type}`;
  const { rows } = await sql<{ all: bigint }>`
    SELECT count(*) AS all FROM lineage
    JOIN member ON member.merchant = lineage.merchant AND member.id = lineage.member_id
    WHERE lineage.merchant = ${merchant.code} AND ${which}`.execute(db);
  return { which, path, all: Number(rows[0]?.all ?? 0n) };
}

/**
 * Whoever stands right below the agent is found by how they begin. Of others
 * an agent reads a mask alone, and no search may spell out what is behind it:
 * they are found by who knows the whole name.
 */
async function found(
  db: Kysely<Database>,
  { merchant: { code }, agentId }: Onlooker,
  parent: bigint,
  keyword: string,
): Promise<RawBuilder<unknown>> {
  const key = keyword.trim().toLowerCase();
  const line = await lineOf(db, code, parent);
  const whole =
    key.length < SHORTEST_NAME
      ? sql``
      : sql`UNION ALL SELECT id FROM member WHERE merchant = ${code} AND account_key = ${key}`;
  return sql`${isBelow('lineage.line', line)} AND lineage.member_id IN (
    SELECT id FROM member JOIN lineage AS direct
      ON direct.merchant = member.merchant AND direct.member_id = member.id
    WHERE direct.merchant = ${code} AND direct.parent_id = ${agentId}
      AND starts_with(account_key, ${key})
    ${whole})`;
}
