import type { Template } from './slots.ts';

/** Two choices that cannot stand together, and why. */
export interface Clash {
  readonly one: readonly [slot: keyof Template, choice: string];
  readonly other: readonly [slot: keyof Template, choice: string];
  readonly why: string;
}

export const clashes: readonly Clash[] = [
  {
    one: ['rank', 'notch'],
    other: ['hot', 'strip'],
    why: 'the notch is cut out of the mosaic’s large tile',
  },
  {
    one: ['rank', 'figure'],
    other: ['hot', 'mosaic'],
    why: 'figures stand between the tiles of a strip',
  },
  { one: ['rail', 'tabs'], other: ['plate', 'blob'], why: 'tabs have no plates' },
  { one: ['rail', 'words'], other: ['plate', 'blob'], why: 'words have no plates' },
  { one: ['rail', 'tabs'], other: ['plate', 'arch'], why: 'tabs have no plates' },
  { one: ['rail', 'words'], other: ['plate', 'arch'], why: 'words have no plates' },
  {
    one: ['marks', 'fruit'],
    other: ['bar', 'flush'],
    why: 'the fruit hangs from a floating bar',
  },
  {
    one: ['banner', 'bleed'],
    other: ['pager', 'dots'],
    why: 'dots stand under a banner, and a full bleed has no under',
  },
];

export const clashesIn = (template: Template): readonly Clash[] =>
  clashes.filter(
    ({ one, other }) => template[one[0]] === one[1] && template[other[0]] === other[1],
  );
