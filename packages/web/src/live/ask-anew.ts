import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks once more what was asked before this moment, whether or not it was
 * answered yet: when news begin, as nobody tells what changed before, and at
 * each of them, as an answer on its way may have been written before it. What
 * nobody looks at is asked for when somebody does.
 */
export function askAnew(queries: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) {
    const again = (): void => void queries.invalidateQueries({ queryKey });
    // A first answer that is on its way cannot be asked for anew before it is there.
    const awaited = queries
      .getQueryCache()
      .findAll({ queryKey })
      .flatMap(({ state, promise }) =>
        state.fetchStatus !== 'idle' && state.data === undefined && promise ? [promise] : [],
      );
    again();
    for (const answer of awaited) answer.then(again, () => {});
  }
}
