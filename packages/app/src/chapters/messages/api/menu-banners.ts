import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { byId, fitting, objectWith, isText, listOf } from '@livery/web/http/shape';

const key = 'menuBanners';
const areBanners = listOf(objectWith({ id: isText, url: isText }));

/** What the operator shows in the menu of the site. */
export const menuBannersQuery = (language: string) =>
  queryOptions({
    queryKey: [key, language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_leftmenu', platform: 'M', language };
      const { banners } = await call('announcements', { query }, { signal });
      return fitting(byId(banners), areBanners);
    },
    staleTime: 5 * 60_000,
  });
