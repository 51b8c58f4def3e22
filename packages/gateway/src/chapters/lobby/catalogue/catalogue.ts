import { Game as GameSchema, Vendor, type Reply } from '@livery/contract';
import type { Selectable } from 'kysely';
import type { LobbyTables } from '../tables.ts';
import type { Pictures } from '../../../kernel/pictures/pictures.ts';
import type { Services } from '../../../kernel/services.ts';
import { shapeOf } from '../../../http/validate.ts';
import type { GameFacts } from './offer.ts';

export type Game = Reply<'gameList'>['games'][number];
const gameShape = shapeOf(GameSchema, 'json');
const vendorShape = shapeOf(Vendor, 'json');

type GameRow = Selectable<LobbyTables['game']>;
type VendorRow = Selectable<LobbyTables['vendor']>;

export interface Entry {
  readonly game: Game;
  readonly info: GameFacts;
  /** As it is written down: `house:FILE` is a page on the games’ own host. */
  readonly rules: string | null;
  /** Seconds that its vendor’s build is certified to keep a round at least. */
  readonly keepsRounds: number | null;
  /** As names are searched: small letters without accents. */
  readonly searched: string;
  readonly lines: number;
  /** Smaller is hotter. */
  readonly heat: number;
}

export interface CatalogueVendor {
  readonly code: string;
  readonly name: string;
  readonly icon: string;
}

/** What one merchant offers, as it was when it was read. */
export interface Catalogue {
  readonly entries: readonly Entry[];
  /** The hottest first. */
  readonly hot: readonly Entry[];
  readonly vendors: readonly CatalogueVendor[];
  find(nodeId: string): Entry | undefined;
  /** The same with fewer games. */
  only(may: (entry: Entry) => boolean): Catalogue;
}

/** Vendors and games as they may be shown; games of a vendor that may not go with it. */
export function catalogueOf(
  vendorRows: readonly VendorRow[],
  gameRows: readonly GameRow[],
  { pictures, keepGood }: Pick<Services, 'pictures' | 'keepGood'>,
): Catalogue {
  const good = keepGood(vendorRows, {
    table: 'vendor',
    keyOf: ({ merchant, code }) => `${merchant} ${code}`,
    make: ({ code, name, icon, maintenance }) => ({
      code,
      name,
      maintenance,
      icon: pictures.addressOf(icon),
    }),
    check: (one): one is ShownVendor => vendorShape.check(shown(one as ShownVendor)),
  });
  const vendors = new Map(good.map((vendor) => [vendor.code, vendor]));
  const known = gameRows.flatMap((row) => {
    const vendor = vendors.get(row.vendor);
    return vendor === undefined ? [] : [{ row, vendor }];
  });
  const entries = keepGood(known, {
    table: 'game',
    keyOf: ({ row }) => `${row.merchant} ${row.node_id}`,
    make: ({ row, vendor }) => entryOf(row, vendor, pictures),
    check: (one): one is Entry => gameShape.check((one as Entry).game),
  });
  return arranged(entries, [...vendors.values()]);
}

function arranged(entries: readonly Entry[], vendors: readonly CatalogueVendor[]): Catalogue {
  const byNode = new Map(entries.map((entry) => [entry.game.nodeId, entry]));
  return {
    entries: entries.toSorted((one, other) => pinnedFirst(one) - pinnedFirst(other)),
    hot: entries.toSorted((one, other) => one.heat - other.heat),
    vendors,
    find: (nodeId) => byNode.get(nodeId),
    only: (may) => arranged(entries.filter(may), vendors),
  };
}

export const emptyCatalogue: Catalogue = arranged([], []);

interface ShownVendor extends CatalogueVendor {
  readonly maintenance: boolean;
}

const shown = ({ code, name, icon }: CatalogueVendor) => ({
  vassalage: code,
  displayName: name,
  showIcon: icon,
  gameClassify: [],
});

const pinnedFirst = ({ game }: Entry): number => (game.pinned === true ? 0 : 1);

function entryOf(row: GameRow, vendor: ShownVendor, pictures: Pick<Pictures, 'addressOf'>): Entry {
  const icon = pictures.addressOf(row.icon);
  return {
    searched: searchForm(row.title),
    lines: row.lines,
    heat: row.heat,
    rules: row.rules_url,
    keepsRounds: row.round_seconds,
    info: {
      rtp: row.rtp,
      volatility: row.volatility,
      maxWin: row.max_win,
      minBet: row.min_bet,
      maxBet: row.max_bet,
    },
    game: {
      gameId: row.node_id,
      nodeId: row.node_id,
      nodeName: row.title,
      gameName: row.title,
      gameType: row.category,
      gameCategory: row.category,
      gameClassify: row.classify,
      gameClassifyNew: row.classify,
      isNew: row.is_new,
      vassalage: vendor.code,
      displayName: vendor.name,
      showIcon: vendor.icon,
      iconUrl: icon,
      mobileLargeIcon: icon,
      roomId: '',
      supportPlay: row.practice ? 0 : 1,
      lottoMode: row.lotto_mode,
      gameCode: row.game_code,
      isGameH5: 'GAME',
      ...(row.maintenance || vendor.maintenance ? { maintenance: true } : {}),
      ...(row.pinned ? { pinned: true } : {}),
    },
  };
}

export function searchForm(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
