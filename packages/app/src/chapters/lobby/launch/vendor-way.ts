/** Categories that are bet on in a vendor's own house: its tile and its games are launched at once. */
const houses: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']);

/** Whether a tap on a game of this category plays it, with no sheet before. */
export const isLaunchedAtOnce = (category: string): boolean => houses.has(category);

/** Whether a vendor's tile leads into the vendor's own lobby, and not to the list of its games here. */
export const hasOwnLobby = (category: string): boolean =>
  category === 'LIVE' || houses.has(category);
