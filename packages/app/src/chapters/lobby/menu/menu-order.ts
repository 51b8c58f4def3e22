/** The game centre has an order of its own; what it does not name comes after. */
const centreOrder = ['RNG', 'FISH', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS'];

/** What the platform counts among categories and no list has games of: places with pages of their own. */
const places: ReadonlySet<string> = new Set([
  'ALL',
  'HOME',
  'HOT',
  'FAV',
  'RECENT',
  'PROMO',
  'NOTICE',
  'LIVESTREAM',
]);

const isOffered = (category: string): boolean =>
  !places.has(category) && (category !== 'COCKFIGHT' || FLAGS.COCKFIGHT3);

/** As the platform sorts them, each once; games of the house stand after the slots they are. */
export function categoryOrder(sorted: readonly string[]): string[] {
  const categories = new Set(sorted.filter((one) => one !== 'INHOUSE' && isOffered(one)));
  return [...categories].flatMap((one) => (one === 'RNG' ? [one, 'INHOUSE'] : [one]));
}

/** What only a member has. */
const own = (isMember: boolean, ...entries: string[]): string[] => (isMember ? entries : []);

/** The menu of the site, from the start side. */
export const siteMenuOrder = (sorted: readonly string[], isMember: boolean): string[] => [
  'HOME',
  'HOT',
  ...own(isMember, 'FAV'),
  ...categoryOrder(sorted),
];

/** The column beside the game centre. */
export function centreMenuOrder(sorted: readonly string[], isMember: boolean): string[] {
  const categories = categoryOrder(sorted);
  return [
    'HOME',
    'HOT',
    ...own(isMember, 'FAV', 'RECENT'),
    ...centreOrder.filter((one) => categories.includes(one)),
    ...categories.filter((one) => !centreOrder.includes(one)),
  ];
}

/** Any other menu of games. */
export const gameMenuOrder = (sorted: readonly string[], isMember: boolean): string[] => [
  'HOT',
  ...own(isMember, 'FAV'),
  ...categoryOrder(sorted),
];
