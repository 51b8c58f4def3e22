import { sql } from 'kysely';
import { ActRefusal } from '../../../kernel/acts/act-refusal.ts';
import type { Queue } from '../../../kernel/acts/queue.ts';
import { toDecimal } from '../../../kernel/money/money.ts';
import { closeName, closeNamed } from './close-names.ts';
import { releasePays, resumeClose } from './money.ts';

interface HeldOf {
  readonly account: string;
  readonly since: Date;
  readonly net: bigint;
  readonly pays: bigint;
  readonly reasons: string;
}

/** Whose pays wait, one line a person, whoever has waited longest first. */
const heldPays: Queue = {
  name: 'agent-pays',
  about: 'pays of agents that are held, by whose they are',
  permission: 'payments',
  async list({ db, merchant: { code, currency }, after, limit }) {
    const held = sql`
      SELECT account, min(period)::timestamp AT TIME ZONE 'UTC' AS since, sum(net)::bigint AS net,
        count(*) AS pays, string_agg(DISTINCT why, ', ') AS reasons
      FROM agent_pay AS pay JOIN member ON member.merchant = pay.merchant
        AND member.id = pay.member_id
      WHERE pay.merchant = ${code} AND pay.state = 'held' GROUP BY account`;
    const behind =
      after === undefined
        ? sql`true`
        : sql`(since, account) > (SELECT since, account FROM held WHERE account = ${after})`;
    const { rows } = await sql<HeldOf>`
      WITH held AS (${held})
      SELECT * FROM held WHERE ${behind} ORDER BY since, account LIMIT ${limit}`.execute(db);
    return rows.map(({ account: id, since, net, pays, reasons }) => ({
      id,
      since,
      facts: [
        `${toDecimal(net, currency)} ${currency}`,
        pays === 1n ? '1 pay' : `${pays} pays`,
        reasons,
      ],
    }));
  },
  decisions: {
    release: {
      act: releasePays,
      about: 'lets all of them go; takes two people',
      of: (account) => ({ account }),
    },
  },
};

/** The first of a kind keeps those behind it waiting. */
const stoppedCloses: Queue = {
  name: 'agent-closes',
  about: 'closes that found something wrong; nothing behind them is paid',
  permission: 'payments',
  async list({ db, merchant, after, limit }) {
    const last = after === undefined ? undefined : closeNamed(after);
    if (after !== undefined && last === undefined) {
      throw new ActRefusal(`${after} is no close.`);
    }
    const rows = await db
      .selectFrom('agent_close')
      .select(['kind', 'period', 'hour', 'problem'])
      .where((its) => its.and({ merchant: merchant.code, state: 'stopped' as const }))
      .$if(last !== undefined, (query) =>
        query.where(
          sql<boolean>`(period, kind, hour) > (${last?.period}::date, ${last?.kind}, ${last?.hour})`,
        ),
      )
      .orderBy('period')
      .orderBy('kind')
      .orderBy('hour')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: closeName(row),
      since: new Date(`${row.period}T00:00:00Z`),
      facts: [row.problem ?? ''],
    }));
  },
  decisions: {
    resume: {
      act: resumeClose,
      about: 'takes its step again; takes two people',
      of: (close) => ({ close }),
    },
  },
};

/** What of agents waits for people. */
export const agentQueues: readonly Queue[] = [heldPays, stoppedCloses];
