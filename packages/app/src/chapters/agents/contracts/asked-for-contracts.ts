import type { CustomerType } from '#kernel/session/customer-type.ts';

const unasked: ReadonlySet<CustomerType> = new Set([undefined, 4, 40, 41, 42]);

/** Whoever is asked for an answer to an agreement as soon as they come; others find it themselves. */
export const isAskedForContracts = (type: CustomerType): boolean => !unasked.has(type);
