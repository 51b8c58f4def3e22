import { sql } from 'kysely';
import type { Invariant } from '../../kernel/database/invariants.ts';

/** The guard is a projection: it says what the histories beside it come to. */
export const careInvariants: readonly Invariant[] = [
  {
    name: 'I-11',
    says: 'A limit is looser than it was only where its member has confirmed it.',
    breaches: (merchant) => sql`
      SELECT 'limit ' || limit_id || ' of ' || merchant || ' by event ' || id AS what FROM (
        SELECT *, lag(amount) OVER earlier AS former, lag(event) OVER earlier AS before
        FROM limit_event WHERE event NOT IN ('asked', 'cancelled', 'lapsed')
          AND ${merchant === null ? sql`true` : sql`merchant = ${merchant}`}
        WINDOW earlier AS (PARTITION BY merchant, limit_id ORDER BY id)) AS event
      WHERE before IS NOT NULL AND before <> 'removed'
        AND (amount IS NULL OR amount > former) AND event NOT IN ('confirmed', 'removed')`,
  },
  {
    name: 'I-16',
    says: 'A guard says what the limits and bars of its member come to.',
    breaches: (merchant) => sql`
      SELECT 'guard of member ' || guard.member_id || ' of ' || guard.merchant AS what
      FROM member_guard AS guard
      LEFT JOIN LATERAL (
        SELECT bool_or(kind IN ('loss', 'wager', 'stake')) AS stakes,
          max(amount) FILTER (WHERE kind = 'time' AND period = 'session') AS session,
          max(amount) FILTER (WHERE kind = 'time' AND period = '24h') AS day
        FROM limit_rule AS rule
        WHERE rule.merchant = guard.merchant AND rule.member_id = guard.member_id) AS rules ON true
      LEFT JOIN LATERAL (
        SELECT kind, until FROM bar
        WHERE bar.merchant = guard.merchant AND bar.member_id = guard.member_id
        ORDER BY id DESC LIMIT 1) AS last ON true
      WHERE ${merchant === null ? sql`true` : sql`guard.merchant = ${merchant}`}
        AND (guard.limits_stakes <> coalesce(rules.stakes, false)
          OR guard.session_minutes IS DISTINCT FROM rules.session
          OR guard.day_minutes IS DISTINCT FROM rules.day
          OR guard.bar IS DISTINCT FROM last.kind
          -- Nothing shortens a bar: it may last longer than the last that was asked for.
          OR (guard.bar_until IS NOT NULL AND (last.until IS NULL OR guard.bar_until < last.until)))`,
  },
];
