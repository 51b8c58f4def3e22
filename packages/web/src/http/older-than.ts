import type { Query } from '@tanstack/react-query';

/** Questions whose answer is so many milliseconds old, or older. */
export const olderThan =
  (age: number) =>
  ({ state }: Query): boolean =>
    Date.now() - state.dataUpdatedAt >= age;
