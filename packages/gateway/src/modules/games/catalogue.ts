import type { Reply } from '@livery/contract';
import { createHash } from 'node:crypto';
import type { ArtGame, ArtVendor, Artwork, GameFacts } from './artwork.ts';

export type Game = Reply<'gameList'>['games'][number];

export interface Entry {
  readonly game: Game;
  readonly info: GameFacts;
  /** Smaller is hotter. */
  readonly heat: number;
}

export interface Catalogue {
  readonly entries: readonly Entry[];
  readonly vendors: readonly ArtVendor[];
  find(nodeId: string): Entry | undefined;
  markOf(vendor: string): string;
}

const MIN_BETS = ['0.01', '0.05', '0.10', '0.50', '0.75', '1.00'] as const;
const VOLATILITIES = ['low', 'medium', 'high'] as const;
const SLOT_KINDS = ['Classic', 'Feature', 'Jackpot'] as const;
const PRACTISABLE = new Set(['RNG', 'FISH', 'PVP']);

export function createCatalogue(art: Artwork): Catalogue {
  const names = new Map(art.vendors.map((vendor) => [vendor.code, vendor.name]));
  const mark = (code: string) => drawingUrl('vendors', code, art.version);
  const entries = art.games.map((game) =>
    entryOf(game, names.get(game.vendor) ?? game.vendor, mark(game.vendor), art.version),
  );
  const byNode = new Map(entries.map((entry) => [entry.game.nodeId, entry]));
  return {
    entries,
    vendors: art.vendors,
    find: (nodeId) => byNode.get(nodeId),
    markOf: mark,
  };
}

export function drawingUrl(kind: 'covers' | 'vendors', name: string, version: string): string {
  return `/img/${kind}/${name}.${digest(version + name)
    .toString('hex')
    .slice(0, 10)}.svg`;
}

/**
 * The facts of a demo game are drawn from its name: the same at every start
 * and on every instance, without a table to keep.
 */
function entryOf(game: ArtGame, vendorName: string, mark: string, version: string): Entry {
  const bytes = digest(game.slug);
  const byte = (index: number) => bytes[index] ?? 0;
  const cover = drawingUrl('covers', game.slug, version);
  const isSlot = game.category === 'RNG';
  // What can really be played here leads the hot games.
  const heat = game.facts ? 0 : (byte(3) * 256 + byte(4)) / 65_536;
  return {
    heat,
    info: game.facts ?? inventedFacts(bytes, isSlot),
    game: {
      gameId: game.slug,
      nodeId: game.slug,
      nodeName: game.title,
      gameName: game.title,
      gameType: game.category,
      gameCategory: game.category,
      gameClassify: isSlot ? pick(SLOT_KINDS, byte(6)) : '',
      gameClassifyNew: isSlot ? pick(SLOT_KINDS, byte(6)) : '',
      isNew: byte(7) % 8 === 0,
      vassalage: game.vendor,
      displayName: vendorName,
      showIcon: mark,
      iconUrl: cover,
      mobileLargeIcon: cover,
      roomId: '',
      supportPlay: PRACTISABLE.has(game.category) ? 0 : 1,
      lottoMode: game.category.endsWith('LOTT') ? game.category : '',
      gameCode: `${game.vendor}_${game.slug}`,
      isGameH5: 'GAME',
    },
  };
}

function inventedFacts(bytes: Buffer, isSlot: boolean): GameFacts {
  const byte = (index: number) => bytes[index] ?? 0;
  const minBet = isSlot ? pick(MIN_BETS, byte(0)) : '1.00';
  return {
    rtp: (94 + (byte(1) % 36) / 10).toFixed(2),
    volatility: pick(VOLATILITIES, byte(2)),
    maxWin: 500 * (1 + (byte(5) % 20)),
    minBet,
    maxBet: `${Number(minBet) < 1 ? 500 : 5000}.00`,
  };
}

function pick<T>(from: readonly [T, ...T[]], number: number): T {
  return from[number % from.length] ?? from[0];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
