import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName, mapTokens } from '@livery/themes/contract';

/** Every public token as `var(--lv-…)`, in the contract's tree. */
export const vars = createGlobalThemeContract(mapTokens((path) => cssName(path).slice(2)));
