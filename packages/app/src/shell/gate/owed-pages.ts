import type { Route } from '#kernel/routing/route.ts';

/** The way in, which a member needs to come to the rest. */
const door = new Set<Route['name']>(['forget', 'login']);

/**
 * Whether a page is shown where nobody may play: what whoever is barred from
 * play is owed, somebody far away is owed, too, but to pay in (RG-38).
 */
export const isOwed = ({ name, whileBarred }: Route): boolean =>
  door.has(name) || (whileBarred === true && name !== 'deposit');
