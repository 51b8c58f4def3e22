import { fallbackVar } from '@vanilla-extract/css';

import { vars } from '../theme/vars.css.ts';
import { plate, turns } from '../roles/plate.css.ts';

export { inTurn, plate } from '../roles/plate.css.ts';

const { color, radius } = vars;

type Place = 0 | 1 | 2 | 3;

/** The first, second, third or fourth of neighbours, for a part that is always this one. */
export const plateInTurn = (index: Place, outline = index) => ({
  [plate.ground]: turns[index].ground,
  [plate.mark]: turns[index].mark,
  [plate.round]: turns[outline].round,
});

/** A length that differs by how the brand uses its plates. */
export const byPlate = (usual: string, onTint: string, onLean = usual): string =>
  `calc(${usual} * (1 - ${plate.tinted} - ${plate.leaning}) + ${onTint} * ${plate.tinted} + ${onLean} * ${plate.leaning})`;

/** A length that only plates with tints have, or only those that lean. */
export const ifTinted = (length: string): string => `calc(${length} * ${plate.tinted})`;
export const ifLeaning = (length: string): string => `calc(${length} * ${plate.leaning})`;

/** A ground or a shadow that parts go without where plates are tinted. */
export const unlessTinted = (value: string): string => fallbackVar(plate.bare, value);
/** What is left out where plates are cells. */
export const unlessLeaning = (value: string): string => fallbackVar(plate.unlessCell, value);
/** What only parts with plain plates have. */
export const onPlain = (value: string): string => fallbackVar(plate.plainOnly, value);

const mixed = (share: string, colour: string, usual: string): string =>
  colour === usual ? usual : `color-mix(in srgb, ${colour} calc(100% * ${share}), ${usual})`;

/** A colour that differs so. */
export const shadeBy = (usual: string, onTint: string, onLean = usual): string =>
  mixed(plate.leaning, onLean, mixed(plate.tinted, onTint, usual));

/** The ground of a plate: the tint whose turn it is, or the part's own where plates have none. */
export const groundOf = (own: string = color.surface.inset, onLean = own): string =>
  fallbackVar(plate.ground, mixed(plate.leaning, onLean, own));

/** Its outline: the one whose turn it is, or the part's own, one length, where plates are plain; what leans has none. */
export const roundOf = (own: string = radius.holder): string =>
  fallbackVar(plate.round, `calc(${own} * (1 - ${plate.leaning}))`);
