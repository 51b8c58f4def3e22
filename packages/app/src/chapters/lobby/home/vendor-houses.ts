const houses: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);

/** Whether home lists the makers of a category in place of its games. */
export const isVendorHouse = (category: string): boolean => houses.has(category);
