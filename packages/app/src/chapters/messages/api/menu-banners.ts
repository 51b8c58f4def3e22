import { queryOptions } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';

const key = 'menuBanners';

/** What the operator shows in the menu of the site. */
export const menuBannersQuery = (language: string) =>
  queryOptions({
    queryKey: [key, language],
    queryFn: async ({ signal }) => {
      const query = { types: 'B', groupName: 'm_leftmenu', platform: 'M', language };
      return inShape(await call('announcements', { query }, { signal }), { banners: 'list' })
        .banners;
    },
    staleTime: 5 * 60_000,
  });
