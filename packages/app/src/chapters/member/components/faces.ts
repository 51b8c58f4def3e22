import type { IconName } from '@livery/ui/icon';

type Tint = 1 | 2 | 3 | 4;

export interface Face {
  readonly icon: IconName;
  readonly tint: Tint;
}

/** In the platform’s order, by whose numbers members chose them: a further one comes last. */
const glyphs: readonly IconName[] = [
  'crown',
  'star',
  'heart-filled',
  'sun',
  'moon',
  'seal',
  'coins',
  'trophy',
  'shield',
  'flag',
  'gift',
  'ticket',
  'game-slots',
  'game-fish',
  'game-live',
  'game-poker',
  'game-sports',
  'game-esports',
  'game-lottery',
  'game-cockfight',
  'game-hot',
  'hand-heart',
  'globe',
  'rewards',
];

const tints: readonly Tint[] = [1, 2, 3, 4];

/** The picture of a number; none of a number that is of no picture here. */
export function faceOf(number: string): Face | undefined {
  const place = /^[1-9]\d*$/.test(number) ? Number(number) - 1 : -1;
  const icon = glyphs[place];
  return icon && { icon, tint: tints[place % tints.length] ?? 1 };
}
