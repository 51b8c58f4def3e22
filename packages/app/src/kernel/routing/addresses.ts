/**
 * What the address of each page takes. Every route file adds its own, so that a
 * link to a page that is not there, or without what it needs, does not compile.
 */
export interface Addresses {}

export type RouteName = keyof Addresses;

/** Of a page whose address says nothing but its name. */
export type NoParams = Readonly<Record<never, never>>;
