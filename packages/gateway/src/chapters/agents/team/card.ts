import type { Query, Reply } from '@livery/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayIn, nextDay } from '../../../kernel/time/days.ts';
import { pathUpTo } from '../lineage/line.ts';
import { percentOf } from '../rates/percent.ts';
import { ratesOn } from '../rates/read.ts';
import { boundsOf } from '../rates/set.ts';
import { asOf } from '../reports/as-of.ts';
import { ownSums, shownFigures, teamSums } from '../reports/figures.ts';
import { daysAsked } from '../reports/range.ts';
import { agentSettings } from '../settings.ts';
import { namesAlong } from '../lineage/names.ts';
import { peopleOf, type Onlooker } from './people.ts';

export interface CardRequest {
  readonly memberId: bigint;
  readonly query: Query<'downlineCard'>;
  readonly now: number;
}

/** One of the line. Whose card it is, is written down before anything of it is shown. */
export async function cardOf(
  db: Kysely<Database>,
  onlooker: Onlooker,
  { memberId, query, now }: CardRequest,
): Promise<Reply<'downlineCard'>> {
  const { merchant, agentId } = onlooker;
  const { code, currency } = merchant;
  const days = daysAsked(merchant, query, now);
  const path = await pathUpTo(db, code, agentId, memberId);
  if (path === undefined || path.length < 2) throw new Refusal('user.missing');
  await db
    .insertInto('agent_look')
    .values({ merchant: code, agent_id: agentId, member_id: memberId, at: new Date(now) })
    .execute();
  const [person] = await peopleOf(db, onlooker, {
    which: sql`lineage.member_id = ${memberId}`,
    order: sql`member.created_at`,
    limit: 1,
    offset: 0,
  });
  if (person === undefined) throw new Refusal('user.missing');
  const whose = { merchant: code, memberId, days };
  const isDirect = path.length === 2;
  return {
    ...person,
    path: await namesAlong(db, code, path),
    own: shownFigures(await ownSums(db, whose), currency),
    team: shownFigures(await teamSums(db, whose), currency),
    ...(isDirect && { rates: await ratesOf(db, onlooker, memberId, now) }),
    asOf: await asOf(db, merchant, now),
  };
}

type ShownRate = NonNullable<Reply<'downlineCard'>['rates']>[number];

/** What is earned of each category that pays anything here, and what may be set. */
async function ratesOf(
  db: Kysely<Database>,
  { merchant: { code, timeZone } }: Onlooker,
  memberId: bigint,
  now: number,
): Promise<ShownRate[]> {
  const today = dayIn(timeZone, now);
  const effectiveDay = nextDay(today);
  const { ceilings } = await agentSettings(db, code);
  const rates = await ratesOn(db, code, memberId, today);
  const tomorrow = await ratesOn(db, code, memberId, effectiveDay);
  const shown: ShownRate[] = [];
  for (const [category, ceiling] of Object.entries(ceilings)) {
    const bounds = await boundsOf(db, { code, memberId, category, effectiveDay });
    shown.push({
      type: category,
      rate: percentOf(rates[category] ?? 0),
      tomorrow: percentOf(tomorrow[category] ?? 0),
      least: percentOf(bounds.least),
      most: percentOf(Math.min(ceiling, bounds.most)),
    });
  }
  return shown;
}
