import { sql } from 'kysely';
import { dayIn, type Merchant, type Tx } from '@livery/gateway/extras';
import type { DemoPlayer } from '../people/players.ts';

const DAY = 86_400_000;

/**
 * Three lines: of the team leader, her agent and their members; of the agent who
 * is given his money, and his own agent; and of a regular. Some came by nobody.
 */
export async function writeLines(
  tx: Tx,
  { code, timeZone }: Merchant,
  players: readonly DemoPlayer[],
  ids: readonly bigint[],
  now: number,
): Promise<void> {
  const placeOf = (account: string) => players.findIndex((one) => one.account === account);
  const places = players.map(({ below }) => (below === undefined ? undefined : placeOf(below)));
  const depth = (place: number): number => {
    const above = places[place];
    return above === undefined ? 0 : 1 + depth(above);
  };
  const given = players
    .map((player, place) => ({ player, place, depth: depth(place) }))
    .filter(({ player }) => player.plays !== 'practice')
    // Who leads stands there before whom they lead.
    .toSorted((one, other) => one.depth - other.depth);
  for (const { player, place } of given) {
    const above = ids[places[place] ?? -1] ?? null;
    const day = dayIn(timeZone, now - player.joined * DAY);
    await sql`
      SELECT join_line(${code}, ${ids[place]}, ${above}::bigint, ${day}::date)`.execute(tx);
  }
  await sql`
    UPDATE member SET recommender_id = parent_id FROM lineage
    WHERE member.merchant = ${code} AND lineage.merchant = member.merchant
      AND lineage.member_id = member.id`.execute(tx);
}
