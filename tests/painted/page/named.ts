/** Figures change from one run to the next, and a fault needs one name. */
export const named = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/\p{Nd}/gu, '0')
    .slice(0, 40);
