import type { Query, Reply } from '@livery/contract';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { searchForm, type Catalogue, type Entry, type Game } from './catalogue.ts';

const DEFAULT_PAGE_SIZE = 25;
const HOT_GAMES = 48;
export const HOUSE_VENDOR = 'BGS';
const EVERYTHING = new Set(['', 'ALL', 'HOME']);
const ORDER = ['RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'];

export interface Page<T> {
  readonly items: T[];
  readonly pageNum: number;
  readonly totalPages: number;
  /** How many there are on all pages. */
  readonly total: number;
}

/** A page beyond the end is empty, and says so by its number. */
export function pageOf<T>(all: readonly T[], pageNo = 1, pageSize = DEFAULT_PAGE_SIZE): Page<T> {
  const from = (pageNo - 1) * pageSize;
  return {
    items: all.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
    total: all.length,
  };
}

export function listGames(catalogue: Catalogue, query: Query<'gameList'>): Entry[] {
  const { gameName, gameType = '', vassalage = '', gameClassify, minBet, minLine } = query;
  const { isHot, isNew } = query;
  const wanted = searchForm(gameName ?? '');
  const tests: ((entry: Entry) => boolean)[] = [];
  if (wanted !== '') tests.push(({ searched }) => searched.includes(wanted));
  const vendors = new Set(vassalage.split(',').filter(Boolean));
  if (vendors.size > 0) tests.push(({ game }) => vendors.has(game.vassalage));
  if (gameClassify && gameClassify !== 'ALL') {
    tests.push(({ game }) =>
      gameClassify === 'NEW' ? game.isNew : game.gameClassify === gameClassify,
    );
  }
  if (isNew === true) tests.push(({ game }) => game.isNew);
  // The smallest stake a player is willing to make: games that can be played for it.
  if (minBet)
    tests.push(({ info }) => info.minBet !== null && Number(info.minBet) <= Number(minBet));
  if (minLine !== undefined) tests.push(({ lines }) => lines >= minLine);
  const candidates = isHot === true ? hotGames : ofType;
  return candidates(catalogue, gameType).filter((entry) => tests.every((test) => test(entry)));
}

export function ofType(catalogue: Catalogue, gameType: string): readonly Entry[] {
  if (EVERYTHING.has(gameType)) return catalogue.entries;
  if (gameType === 'HOT') return hotGames(catalogue, '');
  return catalogue.entries.filter(({ game }) => isOfType(game, gameType));
}

/** A game is in-house by who made it, not by a category of its own. */
function isOfType(game: Game, gameType: string): boolean {
  if (gameType === 'INHOUSE') return game.gameType === 'RNG' && game.vassalage === HOUSE_VENDOR;
  return game.gameType === gameType;
}

export function hotGames(catalogue: Catalogue, gameType: string): readonly Entry[] {
  const isAll = EVERYTHING.has(gameType) || gameType === 'HOT';
  return catalogue.hot.filter(({ game }) => isAll || isOfType(game, gameType)).slice(0, HOT_GAMES);
}

/** As many as a phone shows whole of a strip. */
const COVERS_IN_SIGHT = 2;

/** The covers that a home shows first of all, whoever comes. */
export const firstCovers = (
  { hotAtHome = false }: Pick<Merchant, 'hotAtHome'>,
  catalogue: Catalogue,
) => (hotAtHome ? catalogue.hot.slice(0, COVERS_IN_SIGHT).map(({ game }) => game.iconUrl) : []);

export function vendorTable(catalogue: Catalogue): Reply<'vendors'> {
  const mapping: Reply<'vendors'>['mapping'] = {};
  for (const category of categoriesOf(catalogue)) {
    mapping[category] = vendorsOf(catalogue, category);
  }
  return {
    sorting: Object.entries(mapping).map(([gameCategory, vendors]) => ({
      gameCategory,
      vendorNames: vendors.map(({ vassalage }) => ({ vassalage })),
    })),
    mapping,
  };
}

/** What a device searches by itself: every game in few words, and what it is found under. */
export function namesIn(catalogue: Catalogue): Reply<'gameNames'> {
  const makers = new Set(catalogue.entries.map(({ game }) => game.vassalage));
  return {
    games: catalogue.hot.map(({ game }) => named(game)),
    vendors: catalogue.vendors
      .filter(({ code }) => makers.has(code))
      .map(({ code, name, icon }) => ({ code, name, icon })),
    categories: categoriesOf(catalogue),
  };
}

/** What is usual is not said: it would be said of thousands. */
function named(game: Game): Reply<'gameNames'>['games'][number] {
  return {
    id: game.nodeId,
    name: game.gameName,
    by: game.vassalage,
    in: game.gameType,
    icon: game.iconUrl,
    ...(game.isNew ? { isNew: true } : {}),
    ...(game.maintenance === true ? { maintenance: true } : {}),
    ...(game.supportPlay === 0 ? { practice: true } : {}),
    ...(game.lottoMode === '' ? {} : { lottoMode: game.lottoMode }),
  };
}

function categoriesOf(catalogue: Catalogue): string[] {
  const found = new Set(catalogue.entries.map(({ game }) => game.gameCategory));
  const rest = [...found].filter((category) => !ORDER.includes(category));
  return [...ORDER.filter((category) => found.has(category)), ...rest];
}

function vendorsOf(catalogue: Catalogue, category: string) {
  const games = catalogue.entries
    .map(({ game }) => game)
    .filter((game) => game.gameCategory === category);
  return catalogue.vendors.flatMap(({ code, name, icon }) => {
    const own = games.filter((game) => game.vassalage === code);
    if (own.length === 0) return [];
    const classes = [...new Set(own.map((game) => game.gameClassify))].filter(Boolean);
    return [
      {
        vassalage: code,
        displayName: name,
        showIcon: icon,
        gameClassify: classes.toSorted(),
      },
    ];
  });
}
