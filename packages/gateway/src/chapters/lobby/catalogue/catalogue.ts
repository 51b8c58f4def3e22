import type { Reply } from '@livery/contract';
import type { Selectable } from 'kysely';
import type { CatalogueTables } from '../../../kernel/database/tables/catalogue.ts';
import type { Pictures } from '../../../kernel/pictures.ts';
import type { GameFacts } from './offer.ts';

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
  pictures: Pick<Pictures, 'addressOf'>,
): Catalogue {
  const vendors = new Map(
    vendorRows.map((row) => {
      const { code, name, maintenance } = row;
      return [code, { code, name, maintenance, icon: pictures.addressOf(row.icon) }];
    }),
  );
  const entries = gameRows.flatMap((row) => {
    const vendor = vendors.get(row.vendor);
    return vendor === undefined ? [] : [entryOf(row, vendor, pictures)];
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
  pictures: Pick<Pictures, 'addressOf'>,
): Entry {
  const icon = pictures.addressOf(row.icon);
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
