import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { inShape } from '#kernel/http/in-shape.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useSession } from '#kernel/session/session.ts';

const key = 'homeContent';

/** Banners, notices and pop-ups of the home, asked for once for all that shows some; a member's say what was read. */
export const homeContentQuery = (language: string, userName: string | undefined) =>
  queryOptions({
    queryKey: userName === undefined ? [key, language] : memberKey(userName, key, language),
    queryFn: async ({ signal }) => {
      const query = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', language };
      return inShape(await call('announcements', { query }, { signal }), {
        banners: 'list',
        player: 'list',
        footer: 'record',
      });
    },
  });

export const useHomeContent = () =>
  useQuery(homeContentQuery(useLanguage(), useSession()?.userName));
