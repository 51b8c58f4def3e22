import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';

interface Look {
  readonly icon: IconName;
  readonly text: TextKey;
}

const looks: Readonly<Record<string, Look>> = {
  HOME: { icon: 'home', text: 'menu.HOME' },
  HOT: { icon: 'game-hot', text: 'menu.HOT' },
  FAV: { icon: 'heart', text: 'menu.FAV' },
  RECENT: { icon: 'game-recent', text: 'menu.RECENT' },
  RNG: { icon: 'game-slots', text: 'category.RNG' },
  INHOUSE: { icon: 'new-games', text: 'menu.INHOUSE' },
  FISH: { icon: 'game-fish', text: 'category.FISH' },
  LIVE: { icon: 'game-live', text: 'category.LIVE' },
  PVP: { icon: 'game-poker', text: 'category.PVP' },
  SPORTS: { icon: 'game-sports', text: 'category.SPORTS' },
  ESPORTS: { icon: 'game-esports', text: 'category.ESPORTS' },
  LOTT: { icon: 'game-lottery', text: 'category.LOTT' },
  ELOTT: { icon: 'game-lottery', text: 'menu.ELOTT' },
  ...(FLAGS.COCKFIGHT3
    ? { COCKFIGHT: { icon: 'game-cockfight', text: 'flag.COCKFIGHT3.category' } as const }
    : {}),
};

const others: Look = { icon: 'game-all', text: 'menu.OTHERS' };

/** What an entry of a menu of games is called and drawn as; a category that came up today is of the others. */
export const menuLook = (code: string): Look =>
  Object.hasOwn(looks, code) ? (looks[code] ?? others) : others;
