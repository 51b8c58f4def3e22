/** What narrows the list; an absent field does not. */
export interface GameFilter {
  /** Which games these are, where nothing narrows them. */
  readonly type?: 'hot' | 'all';
  readonly gameType?: string;
  /** A class of the category, or `NEW`. */
  readonly gameClassify?: string;
  readonly gameName?: string;
  /** Vendors by their codes, with commas between them. */
  readonly vassalage?: string;
  readonly minBet?: string;
}

/** Smallest stakes to choose from. */
export const smallestBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

/** No longer than the platform takes it. */
export const longestName = 60;
const mostVendors = 9;

/** Alone slots tell what is new of them, and what they may be played for. */
export const isSlots = (gameType: string | undefined): boolean => gameType === 'RNG';

export const vendorsIn = ({ vassalage = '' }: GameFilter): readonly string[] =>
  vassalage.split(',').filter(Boolean);

const code = (text = ''): string | undefined => (/^[\w -]{1,40}$/.test(text) ? text : undefined);

/** What is typed or shared may hold signs that are seen by nobody. */
const nameOf = (text = ''): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, longestName)
    .trim();

/** What an address asks for; what no list could be asked for is left out. */
export function gameFilterOf(params: Readonly<Record<string, string>>): GameFilter {
  const type = params['type'];
  const gameType = code(params['gameType']);
  const gameClassify = code(params['gameClassify']);
  const gameName = nameOf(params['gameName']);
  const asked = vendorsIn({ vassalage: params['vassalage'] ?? '' }).filter((one) => code(one));
  const vendors = [...new Set(asked)].slice(0, mostVendors);
  const minBet = smallestBets.find((bet) => bet === params['minBet']);
  return {
    ...(type === 'hot' || type === 'all' ? { type } : {}),
    ...(gameType ? { gameType } : {}),
    ...(gameClassify && gameClassify !== 'ALL' ? { gameClassify } : {}),
    ...(gameName ? { gameName } : {}),
    ...(vendors.length > 0 ? { vassalage: vendors.join(',') } : {}),
    ...(minBet && isSlots(gameType) ? { minBet } : {}),
  };
}

export const isNarrowed = ({ gameName, vassalage, minBet }: GameFilter): boolean =>
  Boolean(gameName) || Boolean(vassalage) || Boolean(minBet);

/** Where games come from: the hot ones at first, all of a category, or what a filter finds. */
export function dataTypeOf(filter: GameFilter): 'hot' | 'all' | 'filter' {
  if (isNarrowed(filter)) return 'filter';
  return filter.type ?? (filter.gameType ? 'all' : 'hot');
}

/** The same list with other filters; without any it is all there are again, or all that are hot. */
export function withFilters(
  { gameType, gameClassify }: GameFilter,
  filters: Pick<GameFilter, 'gameName' | 'vassalage' | 'minBet'>,
  hot = false,
): GameFilter {
  const place = {
    ...(gameType ? { gameType } : {}),
    ...(gameClassify ? { gameClassify } : {}),
  };
  const next = gameFilterOf({ ...place, ...filters });
  return isNarrowed(next) || gameType || hot ? next : { ...next, type: 'all' };
}
