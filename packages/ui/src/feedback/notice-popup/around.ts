/** A place in a ring of so many. */
export const around = (index: number, count: number): number =>
  count > 0 ? ((index % count) + count) % count : 0;
