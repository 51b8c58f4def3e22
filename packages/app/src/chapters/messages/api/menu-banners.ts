import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, having, isText, listOf } from '#kernel/http/shape.ts';

const key = 'menuBanners';
const hasBanners = having({ banners: listOf(having({ id: isText, url: isText })) });

/** What the operator shows in the menu of the site. */
export const menuBannersQuery = (language: string) =>
  queryOptions({
    queryKey: [key, language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_leftmenu', platform: 'M', language };
      return fitting(await call('announcements', { query }, { signal }), hasBanners).banners;
    },
    staleTime: 5 * 60_000,
  });
