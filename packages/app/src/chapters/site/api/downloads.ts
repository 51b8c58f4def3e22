import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const isLink = objectWith({ resourceType: isText, url: isText });
const isOffer = objectWith({ list: listOf(isLink) });

/** Where the apps and the channels of the site are: seldom another place. */
export const downloadsQuery = queryOptions({
  queryKey: ['downloads'],
  queryFn: async ({ signal }) => fitting(await call('downloads', {}, { signal }), isOffer),
  staleTime: 5 * 60_000,
});
