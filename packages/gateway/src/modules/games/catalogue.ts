import type { Reply } from '@livery/contract';
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CatalogueTables } from '../../database/tables/catalogue.ts';
import type { GameFacts } from './artwork.ts';

export type Game = Reply<'gameList'>['games'][number];
type GameRow = Selectable<CatalogueTables['game']>;
type VendorRow = Selectable<CatalogueTables['vendor']>;

export interface Entry {
  readonly game: Game;
  readonly info: GameFacts;
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
}

export function catalogueOf(
  vendorRows: readonly VendorRow[],
  gameRows: readonly GameRow[],
  artVersion: string,
): Catalogue {
  const vendors = new Map(
    vendorRows.map((row) => {
      const { code, name, maintenance } = row;
      return [code, { code, name, maintenance, icon: addressOf(row.icon, artVersion) }];
    }),
  );
  const entries = gameRows.flatMap((row) => {
    const vendor = vendors.get(row.vendor);
    return vendor === undefined ? [] : [entryOf(row, vendor, artVersion)];
  });
  const byNode = new Map(entries.map((entry) => [entry.game.nodeId, entry]));
  return {
    entries: entries.toSorted((one, other) => pinnedFirst(one) - pinnedFirst(other)),
    hot: entries.toSorted((one, other) => one.heat - other.heat),
    vendors: [...vendors.values()],
    find: (nodeId) => byNode.get(nodeId),
  };
}

const pinnedFirst = ({ game }: Entry): number => (game.pinned === true ? 0 : 1);

function entryOf(
  row: GameRow,
  vendor: CatalogueVendor & { readonly maintenance: boolean },
  artVersion: string,
): Entry {
  const icon = addressOf(row.icon, artVersion);
  return {
    searched: searchForm(row.title),
    lines: row.lines,
    heat: row.heat,
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

type Drawn = 'covers' | 'vendors' | 'banners';

/** `art:covers/moon-orchard` is drawn here; anything else is an address already. */
export function addressOf(icon: string, artVersion: string): string {
  const match = /^art:(covers|vendors|banners)\/([\w-]+)$/.exec(icon);
  if (match === null) return icon;
  const [, kind, name = ''] = match;
  return drawingUrl(kind as Drawn, name, artVersion);
}

export function drawingUrl(kind: Drawn, name: string, version: string): string {
  const hash = createHash('sha256')
    .update(version + name)
    .digest('hex');
  return `/img/${kind}/${name}.${hash.slice(0, 10)}.svg`;
}
