import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';

/** Where the apps and the channels of the site are: seldom another place. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: async ({ signal }) => inShape(await call('downloads', {}, { signal }), { list: 'list' }),
  staleTime: 5 * 60_000,
});
