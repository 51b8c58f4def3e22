import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '@livery/contract/client';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf, tableOf } from '@livery/web/http/shape';
import { lobbyKeys } from './keys.ts';

/** A catalogue changes with the day, not with the page. */
const patience = 5 * 60_000;

const isVendor = objectWith({
  vassalage: isText,
  displayName: isText,
  gameClassify: listOf(isText),
});
const isTable = objectWith({
  sorting: listOf(objectWith({ gameCategory: isText })),
  mapping: tableOf(listOf(isVendor)),
});

/** Categories in the platform's order, and the vendors of each. */
export const vendorsQuery = (merchantCode: string) =>
  queryOptions({
    queryKey: [...lobbyKeys.games, 'vendors', merchantCode],
    queryFn: async ({ signal }): Promise<Reply<'vendors'>> =>
      fitting(await call('vendors', { query: { typeId: 1, merchantCode } }, { signal }), isTable),
    staleTime: patience,
  });

/** The categories there are, by their codes. */
export const categoriesOf = ({ sorting }: Reply<'vendors'>): readonly string[] =>
  sorting.map(({ gameCategory }) => gameCategory);
