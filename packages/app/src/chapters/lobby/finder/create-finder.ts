import MiniSearch, { type SearchResult } from 'minisearch';
import type { Reply } from '@livery/contract/client';
import { fold } from '@livery/ui/combobox';

export type Names = Reply<'gameNames'>;
type NamedGame = Names['games'][number];
type NamedVendor = Names['vendors'][number];

interface Entry {
  /** Of all that can be found, by what it is and which. */
  readonly key: string;
  readonly name: string;
  /** Who makes it; empty for what nobody makes. */
  readonly by: string;
}
export type FoundGame = Entry & {
  readonly kind: 'game';
  readonly game: NamedGame;
  readonly maker: NamedVendor | undefined;
};
export type FoundPlace = Entry & {
  readonly kind: 'vendor' | 'category';
  readonly code: string;
  readonly icon: string;
};
export type NameMatch = FoundGame | FoundPlace;

export interface FoundGroup {
  /** What they are; `made` are games that only their maker's name was meant by. */
  readonly name: 'games' | 'vendors' | 'categories' | 'made';
  /** The best first. */
  readonly list: readonly NameMatch[];
}

export interface Finding {
  /** Those of which the first is nearer come first; none of them is empty. */
  readonly groups: readonly FoundGroup[];
  readonly count: number;
  /** Words of names that were meant, as they are searched. */
  readonly words: ReadonlySet<string>;
  /** Games that a list finds by the same letters. */
  readonly listed: number;
}

export interface NameFinder {
  /** The hottest first. */
  readonly games: readonly FoundGame[];
  readonly categories: readonly FoundPlace[];
  find(text: string): Finding;
}

/** So many are added to the index before the page gets its turn again. */
const atOnce = 400;
/** Of shorter words each letter counts. */
const shortest = 4;
const lenient = 0.25;

const fuzzy = (word: string): number | false => word.length >= shortest && lenient;

const wordsOf = (text: string): string[] => fold(text).split(' ');

/** Names written in one word are found, too. */
function namedBy(text: string, field?: string): string[] {
  const words = wordsOf(text);
  return field === 'name' && words.length > 1 ? [...words, words.join('')] : words;
}

/** How near a name is to what was typed: 0 is it, 3 holds it in other words. */
function farOff(name: string, asked: string): number {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  return ` ${name}`.includes(` ${asked}`) ? 2 : 3;
}

const nothing: Finding = { groups: [], count: 0, words: new Set(), listed: 0 };

function entriesOf(names: Names, categories: readonly FoundPlace[]) {
  const makers = new Map(names.vendors.map((vendor) => [vendor.code, vendor]));
  const games = names.games.map((game): FoundGame => {
    const maker = makers.get(game.by);
    return {
      kind: 'game',
      key: `game ${game.id}`,
      name: game.name,
      by: maker?.name ?? '',
      game,
      maker,
    };
  });
  const vendors = names.vendors.map(({ code, name, icon }): FoundPlace => ({
    kind: 'vendor',
    key: `vendor ${code}`,
    name,
    by: '',
    code,
    icon,
  }));
  return { games, all: [...games, ...vendors, ...categories] as readonly NameMatch[] };
}

interface Hit {
  readonly entry: NameMatch;
  readonly folded: string;
  /** Among all, the hottest first. */
  readonly place: number;
  readonly score: number;
  readonly far: number;
  readonly group: FoundGroup['name'];
}

function groupOf({ kind }: NameMatch, isNamed: boolean): FoundGroup['name'] {
  if (kind === 'vendor') return 'vendors';
  if (kind === 'category') return 'categories';
  return isNamed ? 'games' : 'made';
}

/** In the order of the nearest of each; games by their maker follow the maker. */
function groupsOf(found: readonly Hit[]): FoundGroup[] {
  return (['games', 'vendors', 'categories', 'made'] as const)
    .flatMap((name) => {
      const own = found.filter(({ group }) => group === name);
      const [first] = own;
      if (!first) return [];
      return [{ name, list: own.map(({ entry }) => entry), far: name === 'made' ? 4 : first.far }];
    })
    .toSorted((one, other) => one.far - other.far);
}

/** Searches names as people type them: beginnings, slips of the finger, accents left away. */
export async function createFinder(
  names: Names,
  categoryNames: ReadonlyMap<string, string>,
): Promise<NameFinder> {
  const categories = Array.from(categoryNames, ([code, name]): FoundPlace => ({
    kind: 'category',
    key: `category ${code}`,
    name,
    by: '',
    code,
    icon: '',
  }));
  const { games, all } = entriesOf(names, categories);
  const index = new MiniSearch<NameMatch>({
    idField: 'key',
    fields: ['name', 'by'],
    tokenize: namedBy,
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      boost: { name: 3 },
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(all, { chunkSize: atOnce });
  const known = new Map(
    all.map((entry, place) => [entry.key, { entry, place, folded: fold(entry.name) }]),
  );

  const hitsOf = (text: string) => {
    const exact = index.search(text);
    if (exact.length > 0) return exact;
    const near = index.search(text, { fuzzy });
    if (near.length > 0) return near;
    // Some of the words are better than nothing.
    return index.search(text, { fuzzy, combineWith: 'OR' });
  };

  const hitOf = ({ id, score, match }: SearchResult, asked: string): Hit[] => {
    const one = known.get(id as string);
    if (!one) return [];
    const isNamed = Object.values(match).some((fields) => fields.includes('name'));
    const far = farOff(one.folded, asked);
    return [{ ...one, score, far, group: groupOf(one.entry, isNamed) }];
  };
  /** Half of all names have a letter: their words are looked at, and not the index. */
  const beginningWith = (letter: string): Hit[] =>
    [...known.values()].flatMap((one) => {
      const far = farOff(one.folded, letter);
      return far < 3 ? [{ ...one, score: 0, far, group: groupOf(one.entry, true) }] : [];
    });
  return {
    games,
    categories,
    find(text) {
      const asked = fold(text);
      if (!asked) return nothing;
      const isLetter = asked.length === 1;
      const hits = isLetter ? [] : hitsOf(asked);
      const found = isLetter ? beginningWith(asked) : hits.flatMap((hit) => hitOf(hit, asked));
      found.sort(
        (one, other) => one.far - other.far || other.score - one.score || one.place - other.place,
      );
      const words = new Set(hits.flatMap(({ terms }) => terms));
      const isListed = ({ entry, folded }: Hit): boolean =>
        entry.kind === 'game' && folded.includes(asked);
      const groups = groupsOf(found);
      return { groups, count: found.length, words, listed: found.filter(isListed).length };
    },
  };
}
