import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

const key = 'downloads';

/** Where the apps and the channels of the site are. */
export const downloadsQuery = queryOptions({
  queryKey: [key],
  queryFn: ({ signal }) => call('downloads', {}, { signal }),
  staleTime: 5 * 60_000,
});
