import { createVar, fallbackVar } from '@vanilla-extract/css';
import { component } from './style.ts';

/** What lies over the top of a page and stays there; what comes after it makes room, and begins with no byte of that where there is none. */
export const over = component({});

/** How high that is: with the reader's letters and no faster, for it takes its room from every page. */
export const overHeight = 'calc(max(36px, 1.75rem) + env(safe-area-inset-top))';

/** What it takes, said to all that comes after it. */
export const taken = createVar();

/** Where what sticks to the top comes to rest. */
export const top = fallbackVar(taken, '0px');
