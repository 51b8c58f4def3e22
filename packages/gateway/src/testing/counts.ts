/** Set by `pnpm long whole`: everything as often as it was first thought out. */
export const isWhole = process.env['LIVERY_TEST_COUNTS'] === 'whole';

/** How often something is tried: in the gate a part, of every kind something. */
export const counted = (part: number, whole: number): number => (isWhole ? whole : part);
