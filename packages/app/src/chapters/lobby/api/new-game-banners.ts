import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { byId, fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const areBanners = listOf(objectWith({ id: isText, url: isText }));

/** What the operator has to say of new games. */
export const newGameBannersQuery = (merchantCode: string, language: string) =>
  queryOptions({
    queryKey: ['announcements', 'm_newgame', language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_newgame', platform: 'M', merchantCode, language };
      const { banners } = await call('announcements', { query }, { signal });
      return fitting(byId(banners), areBanners);
    },
    staleTime: 60_000,
  });
