import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';

/** What the operator has to say of new games. */
export const newGameBannersQuery = (merchantCode: string, language: string) =>
  queryOptions({
    queryKey: ['announcements', 'm_newgame', language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_newgame', platform: 'M', merchantCode, language };
      return inShape(await call('announcements', { query }, { signal }), { banners: 'list' })
        .banners;
    },
    staleTime: 60_000,
  });
