import type { Params, Query, Reply } from '@livery/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { isBelow, lineOf } from '../lineage/line.ts';
import { namedTo } from '../lineage/names.ts';
import { asOf } from './as-of.ts';
import { teamSums } from './figures.ts';
import { daysAsked } from './range.ts';
import { MOST_COUNTED, peopleBelow, countedSpan, type People } from './spans.ts';
import type { TeamReader } from './team.ts';

const PAGE = 25;

/** The team in four figures; the agent is not counted. */
export async function countersOf(
  db: Kysely<Database>,
  { merchant, agentId, now }: TeamReader,
  query: Query<'teamKpi'>,
): Promise<Reply<'teamKpi'>> {
  const { code } = merchant;
  const days = daysAsked(merchant, query, now);
  const span = days.length === 1 ? undefined : await countedSpan(db, code, agentId, days);
  const people =
    days.length === 1
      ? await ofOneDay(db, code, agentId, days)
      : (span ?? (await ofDays(db, code, agentId, days)));
  const online = await db
    .selectFrom('team_online')
    .select('online')
    .where('merchant', '=', code)
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return {
    footer: {
      teamLoginMemberCount: Number(people?.logins ?? 0n),
      teamBetMemberCount: Number(people?.bettors ?? 0n),
      teamRegisterMemberCount: Number(people?.registered ?? 0n),
      teamOnlineCount: Number(online?.online ?? 0n),
    },
    asOf: span?.at.getTime() ?? (await asOf(db, merchant, now)),
  };
}

const ofOneDay = (
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  [day = '']: readonly string[],
): Promise<People | undefined> =>
  db
    .selectFrom('team_people_day')
    .select(['logins', 'bettors', 'registered'])
    .where('merchant', '=', merchant)
    .where('agent_id', '=', agentId)
    .where('day', '=', day)
    .executeTakeFirst();

/** Whoever comes on several days is one. */
async function ofDays(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  days: readonly string[],
): Promise<People | undefined> {
  const line = await lineOf(db, merchant, agentId);
  await requireCountable(db, merchant, line);
  return peopleBelow(db, merchant, line, days);
}

async function requireCountable(
  db: Kysely<Database>,
  merchant: string,
  line: readonly bigint[],
): Promise<void> {
  const { rows } = await sql<{ people: bigint }>`
    SELECT count(*) AS people FROM (SELECT FROM lineage
      WHERE merchant = ${merchant} AND ${isBelow('line', line)} LIMIT ${MOST_COUNTED + 1})
      AS its`.execute(db);
  if (Number(rows[0]?.people ?? 0n) > MOST_COUNTED) throw new Refusal('range.too_wide');
}

const flags = { A: sql`logged_in`, B: sql`bet`, C: sql`registered` } as const;

interface BehindRow {
  readonly id: bigint;
  readonly account: string;
  readonly type: number;
  readonly parent_id: bigint | null;
  readonly day: string;
  readonly valid: bigint;
}

/** Those behind a figure, in the order of their lines. */
export async function behindCounter(
  db: Kysely<Database>,
  { merchant, agentId, now }: TeamReader,
  group: Params<'teamKpiGroup'>['group'],
  query: Query<'teamKpiGroup'>,
): Promise<Reply<'teamKpiGroup'>> {
  const { code, currency } = merchant;
  const { pageNo = 1, pageSize = PAGE } = query;
  const days = daysAsked(merchant, query, now);
  const line = await lineOf(db, code, agentId);
  if (days.length > 1) await requireCountable(db, code, line);
  const counted = sql`
    FROM member_day AS its WHERE merchant = ${code} AND day = ANY(${days}::date[])
      AND ${isBelow('line', line)} AND ${flags[group]}`;
  const page = sql`LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`;
  // Of one day the index has them in their order: only those of the page are looked at.
  const people =
    days.length === 1
      ? sql`SELECT member_id, line, day, ARRAY[day] AS days ${counted} ORDER BY line ${page}`
      : sql`SELECT member_id, max(line) AS line, max(day) AS day, array_agg(day) AS days
          ${counted} GROUP BY member_id ORDER BY max(line) ${page}`;
  const { rows } = await sql<BehindRow>`
    SELECT id, account, type, parent_id, people.day, (SELECT coalesce(sum(valid), 0)::bigint
      FROM turnover_day AS play WHERE play.merchant = ${code} AND play.day = ANY(people.days)
        AND play.member_id = people.member_id) AS valid
    FROM (${people}) AS people
    JOIN member ON member.merchant = ${code} AND member.id = people.member_id
    JOIN lineage ON lineage.merchant = ${code} AND lineage.member_id = people.member_id
    ORDER BY people.line`.execute(db);
  // Of one day the line’s own sums say it, however many they are of.
  const { people: all, valid } =
    days.length === 1 && group === 'B'
      ? await betOnDay(db, code, agentId, days)
      : await sumOf(db, code, days, counted);
  return {
    list: rows.map(({ id, account, parent_id: parent, type, day, valid: played }) =>
      Object.assign(namedTo(agentId, parent === null ? { id, account } : { id, account, parent }), {
        type,
        day,
        valid: toDecimal(played, currency),
      }),
    ),
    footer: { people: Number(all), valid: toDecimal(valid, currency) },
    pageNum: pageNo,
    totalPages: Math.ceil(Number(all) / pageSize),
  };
}

interface Behind {
  readonly people: bigint;
  readonly valid: bigint;
}

/** As far as it is folded. */
async function betOnDay(
  db: Kysely<Database>,
  merchant: string,
  agentId: bigint,
  days: readonly string[],
): Promise<Behind> {
  const people = await ofOneDay(db, merchant, agentId, days);
  const { valid } = await teamSums(db, { merchant, memberId: agentId, days });
  return { people: people?.bettors ?? 0n, valid };
}

async function sumOf(
  db: Kysely<Database>,
  merchant: string,
  days: readonly string[],
  counted: RawBuilder<unknown>,
): Promise<Behind> {
  const { rows } = await sql<Behind>`
    SELECT count(DISTINCT its.member_id) AS people, coalesce(sum(played), 0)::bigint AS valid
    FROM (SELECT member_id, day ${counted}) AS its
    LEFT JOIN (SELECT day, member_id, sum(valid) AS played FROM turnover_day
      WHERE merchant = ${merchant} AND day = ANY(${days}::date[]) GROUP BY 1, 2) AS play
      USING (day, member_id)`.execute(db);
  return rows[0] ?? { people: 0n, valid: 0n };
}
