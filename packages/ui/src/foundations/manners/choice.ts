import { fallbackVar } from '@vanilla-extract/css';

import { choice, chosen } from '../roles/choice.css.ts';
import { labelSlant } from '../theme/type.ts';

export { choice, chosen, on } from '../roles/choice.css.ts';

/** A length that only a plate has. */
export const onChoice = (length: string): string => `calc(${length} * ${choice.plate})`;

/** How letters of a name stand where it is the current one, or was chosen. */
export const chosenSlant = fallbackVar(chosen.slant, labelSlant);
