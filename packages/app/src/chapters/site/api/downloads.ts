import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** Where the apps and the channels of the site are: seldom another place. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: ({ signal }) => call('downloads', {}, { signal }),
  staleTime: 5 * 60_000,
});
