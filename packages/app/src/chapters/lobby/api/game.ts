import type { Game } from '@livery/contract/client';

/** Who made a game: the wire calls it its vassalage. */
export const vendorOf = ({ vassalage }: Pick<Game, 'vassalage'>): string => vassalage;

/** Whether a game can be played for practice: the wire says so with a zero. */
export const hasPractice = ({ supportPlay }: Pick<Game, 'supportPlay'>): boolean =>
  supportPlay === 0;
