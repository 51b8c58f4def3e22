/**
 * How much of the scene's ground lies between a picture of a brand's own and
 * the words on it: the check reckons with it, and the component paints it.
 */
export const wordsVeil = 0.72;
