import { categoryLooks, type Look } from '../categories.ts';

const looks: Readonly<Record<string, Look>> = {
  ...categoryLooks,
  HOME: { icon: 'home', text: 'menu.HOME' },
  HOT: { icon: 'game-hot', text: 'menu.HOT' },
  FAV: { icon: 'heart', text: 'menu.FAV' },
  RECENT: { icon: 'game-recent', text: 'menu.RECENT' },
  INHOUSE: { icon: 'new-games', text: 'menu.INHOUSE' },
  ELOTT: { icon: 'game-lottery', text: 'menu.ELOTT' },
  ...(FLAGS.COCKFIGHT3
    ? { COCKFIGHT: { icon: 'game-cockfight', text: 'flag.COCKFIGHT3.category' } as const }
    : {}),
};

const others: Look = { icon: 'game-all', text: 'menu.OTHERS' };

/** What an entry of a menu of games is called and drawn as; a category that came up today is of the others. */
export const menuLook = (code: string): Look =>
  Object.hasOwn(looks, code) ? (looks[code] ?? others) : others;
