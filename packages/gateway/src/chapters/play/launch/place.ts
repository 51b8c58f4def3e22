import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import type { HouseGame } from '../house-games/house-game.ts';
import { connectionOf, type Opens } from '../vendors/connections.ts';

/** What a launch opens: a game of ours, a vendor's own address, or the page that stands in for one. */
export type Place =
  | { readonly kind: 'house'; readonly folder: string }
  | { readonly kind: 'vendor'; readonly address: string; readonly opens: Opens }
  | { readonly kind: 'stand-in' };

/** Decided before anything is opened. A vendor nobody connected has a page in the demo alone. */
export async function placeOf(
  db: Kysely<Database>,
  houseGames: readonly HouseGame[],
  { code: merchant, environment }: Pick<Merchant, 'code' | 'environment'>,
  { vendor, nodeId }: { readonly vendor: string; readonly nodeId: string },
): Promise<Place> {
  const own = houseGames.find((game) => game.nodeId === nodeId);
  if (own !== undefined) return { kind: 'house', folder: own.folder };
  const connection = await connectionOf(db, { merchant, vendor });
  if (connection?.enabled === false) throw new Refusal('vendor.maintenance');
  if (connection !== undefined) {
    return { kind: 'vendor', address: connection.address, opens: connection.opens };
  }
  if (environment === 'production') throw new Refusal('url.empty');
  return { kind: 'stand-in' };
}
