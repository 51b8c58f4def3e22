/** A build moves here what its first script does not say; without one, all is said early. */
export const texts: readonly object[] = [];
