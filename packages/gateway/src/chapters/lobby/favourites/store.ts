import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';

export interface FavouriteOwner {
  readonly merchant: string;
  readonly memberId: bigint;
}

/** Adding what is there changes nothing, not even its place in the list. */
export async function addFavourite(
  db: Kysely<Database>,
  { merchant, memberId }: FavouriteOwner,
  nodeId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('favourite')
    .values({ merchant, member_id: memberId, node_id: nodeId, at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(
  db: Kysely<Database>,
  { merchant, memberId }: FavouriteOwner,
  nodeId: string,
): Promise<void> {
  await db
    .deleteFrom('favourite')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();
}

/** The newest first. */
export async function favouriteNodes(
  db: Kysely<Database>,
  { merchant, memberId }: FavouriteOwner,
): Promise<string[]> {
  const rows = await db
    .selectFrom('favourite')
    .select('node_id')
    .where('merchant', '=', merchant)
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map((row) => row.node_id);
}
