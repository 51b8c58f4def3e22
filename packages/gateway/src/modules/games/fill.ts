import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Merchant } from '../../merchants.ts';
import type { Artwork } from './artwork.ts';
import { addToCatalogue } from './catalogues.ts';
import { offerOf } from './offer.ts';
import { HOUSE_VENDOR } from './select.ts';

/**
 * Games of the house are everybody's; a demo has all there is a drawing for.
 * What a site's own vendors offer, its operator writes into the same tables.
 */
export async function fillCatalogues(
  db: Kysely<Database>,
  merchants: readonly Merchant[],
  art: Artwork,
  demo: boolean,
): Promise<void> {
  const playable = offerOf(
    art,
    ({ vendor, facts }) => vendor === HOUSE_VENDOR && facts !== undefined,
  );
  const everything = offerOf(art, () => true);
  for (const { code, environment } of merchants) {
    await addToCatalogue(db, code, demo && environment === 'demo' ? everything : playable);
  }
}
