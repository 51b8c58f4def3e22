import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Services } from '../../../kernel/services.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { catalogueOf, emptyCatalogue, type Catalogue } from './catalogue.ts';
import { isSlowEnough } from './paced.ts';
import type { Offer } from './offer.ts';

/** Every merchant's catalogue, kept in memory and read again when it changed. */
export interface Catalogues {
  of(merchant: Merchant): Catalogue;
  /** What a game is called by whoever offers it. */
  nameOf(nodeId: string): string | undefined;
  renew(): Promise<void>;
  close(): void;
}

interface CatalogueVersion {
  readonly version: bigint;
  readonly whole: Catalogue;
  /** What of it may be offered, by what is asked of games. */
  readonly offered: Map<string, Catalogue>;
}

const RENEW_EVERY = 15_000;
const COCKFIGHT = 'COCKFIGHT';
const nothing = emptyCatalogue;

export async function watchCatalogues(
  db: Kysely<Database>,
  services: Pick<Services, 'live' | 'states' | 'pictures' | 'keepGood'>,
  onError: (error: unknown) => void,
): Promise<Catalogues> {
  const { live, states } = services;
  const kept = new Map<string, CatalogueVersion>();
  const read = async () => {
    const versions = await db.selectFrom('catalogue_version').selectAll().execute();
    for (const { merchant, version } of versions) {
      if (kept.get(merchant)?.version === version) continue;
      const whole = await readCatalogue(db, merchant, services);
      kept.set(merchant, { version, whole, offered: new Map() });
    }
  };
  let last = Promise.resolve();
  /** One after the other: what was read before must not come to lie on what was read after. */
  const renew = () => (last = last.catch(() => {}).then(read));
  await renew();
  const soon = () => renew().catch(onError);
  const timer = setInterval(soon, RENEW_EVERY);
  timer.unref();
  const unsubscribe = live.subscribe(({ event }) => (event === 'status' ? soon() : undefined));
  return {
    of: (merchant) => {
      const own = kept.get(merchant.code);
      if (own === undefined) return nothing;
      const hasCockfight = states.hasFlag(merchant, 'COCKFIGHT3');
      const { slotRoundSeconds, casinoRoundSeconds } = merchant.policy;
      const asked = [hasCockfight, slotRoundSeconds, casinoRoundSeconds].join(' ');
      const known = own.offered.get(asked);
      if (known !== undefined) return known;
      const offered = own.whole.only(
        (entry) =>
          (hasCockfight || entry.game.gameType !== COCKFIGHT) && isSlowEnough(merchant, entry),
      );
      own.offered.set(asked, offered);
      return offered;
    },
    nameOf: (nodeId) => {
      for (const { whole } of kept.values()) {
        const entry = whole.find(nodeId);
        if (entry !== undefined) return entry.game.gameName;
      }
      return undefined;
    },
    renew,
    close: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

async function readCatalogue(
  db: Kysely<Database>,
  merchant: string,
  services: Pick<Services, 'pictures' | 'keepGood'>,
) {
  const [vendors, games] = await Promise.all([
    db
      .selectFrom('vendor')
      .selectAll()
      .where('merchant', '=', merchant)
      .orderBy('position')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('game')
      .selectAll()
      .where('merchant', '=', merchant)
      .orderBy('position')
      .orderBy('node_id')
      .execute(),
  ]);
  return catalogueOf(vendors, games, services);
}

/** Adds what is not there; what an operator changed stays as it is. */
export async function addToCatalogue(
  db: Kysely<Database>,
  merchant: string,
  { vendors, games }: Offer,
): Promise<void> {
  await sql`
    INSERT INTO vendor (merchant, code, name, icon, position)
    SELECT ${merchant}, code, name, icon, position
    FROM jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb)
      AS given (code text, name text, icon text, position integer)
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO game (merchant, node_id, vendor, title, category, classify, is_new, practice,
      heat, lotto_mode, game_code, icon, rtp, volatility, max_win, min_bet, max_bet, lines, position,
      rules_url, round_seconds)
    SELECT ${merchant}, node_id, vendor, title, category, classify, is_new, practice,
      heat, lotto_mode, game_code, icon, rtp, volatility, max_win, min_bet, max_bet, lines, position,
      rules_url, round_seconds
    FROM jsonb_to_recordset(${JSON.stringify(games)}::jsonb) AS given (node_id text, vendor text,
      title text, category text, classify text, is_new boolean, practice boolean, heat real,
      lotto_mode text, game_code text, icon text, rtp text, volatility text, max_win integer,
      min_bet text, max_bet text, lines integer, position integer, rules_url text,
      round_seconds real)
    ON CONFLICT (merchant, node_id) DO UPDATE SET
      -- What a game of ours pays is what its mathematics says, not what was once written down.
      rtp = excluded.rtp, volatility = excluded.volatility, max_win = excluded.max_win,
      min_bet = excluded.min_bet, max_bet = excluded.max_bet,
      rules_url = excluded.rules_url, round_seconds = excluded.round_seconds
    WHERE game.vendor = 'BGS' AND (game.rtp, game.volatility, game.max_win, game.min_bet, game.max_bet,
      game.rules_url, game.round_seconds)
      IS DISTINCT FROM
      (excluded.rtp, excluded.volatility, excluded.max_win, excluded.min_bet, excluded.max_bet,
        excluded.rules_url, excluded.round_seconds)`.execute(db);
  // What has become known of a build since its game was added.
  await sql`
    UPDATE game SET round_seconds = given.round_seconds
    FROM jsonb_to_recordset(${JSON.stringify(games)}::jsonb)
      AS given (node_id text, round_seconds real)
    WHERE game.merchant = ${merchant} AND game.node_id = given.node_id
      AND game.round_seconds IS NULL AND given.round_seconds IS NOT NULL`.execute(db);
}
