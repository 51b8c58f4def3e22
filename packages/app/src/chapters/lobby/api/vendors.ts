import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { lobbyKeys } from './keys.ts';

/** A catalogue changes with the day, not with the page. */
const patience = 5 * 60_000;

/** Categories in the platform's order, and the vendors of each. */
export const vendorsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'vendors', merchantCode],
    queryFn: async ({ signal }): Promise<Reply<'vendors'>> =>
      inShape(await call('vendors', { query: { typeId: 1, merchantCode } }, { signal }), {
        sorting: 'list',
        mapping: 'record',
      }),
    staleTime: patience,
  });

/** The categories there are, by their codes. */
export const categoriesOf = ({ sorting }: Reply<'vendors'>): readonly string[] =>
  sorting.map(({ gameCategory }) => gameCategory);
