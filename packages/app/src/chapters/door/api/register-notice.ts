import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';

/** What the site has to say to those who register. */
export const registerNoticeQuery = (merchantCode: string, language: string) =>
  queryOptions({
    queryKey: ['announcements', 'm_reg', language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_reg', platform: 'M', merchantCode, language };
      return (await call('announcements', { query }, { signal })).banners;
    },
    staleTime: 60_000,
  });
