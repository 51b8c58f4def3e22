import { createVar, fallbackVar } from '@vanilla-extract/css';

/** What lies over the top of the page and stays there; the page says so of itself. */
export const taken = createVar();
/** What of the screen's own edge is left for whoever comes below that. */
export const edgeLeft = createVar();

/** How high that is: with the reader's letters and no faster, for it takes its room from every page. */
export const overHeight = 'calc(max(36px, 1.75rem) + env(safe-area-inset-top))';

/** Where what sticks to the top comes to rest. */
export const top = fallbackVar(taken, '0px');
/** Room for the screen's own edge, where nothing above has made it already. */
export const topEdge = fallbackVar(edgeLeft, 'env(safe-area-inset-top)');
