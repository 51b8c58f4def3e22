import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { fitting, having, isText, listOf } from '#kernel/http/shape.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useSession } from '#kernel/session/session.ts';

const key = 'homeContent';

const isNotice = having({ id: isText, title: isText, content: isText });
const isContent = having({
  banners: listOf(having({ id: isText, url: isText })),
  player: listOf(isNotice),
  popup: listOf(isNotice),
});

/** Banners, notices and pop-ups of the home, asked for once for all that shows some; a member's say what was read. */
export const homeContentQuery = (language: string, userName: string | undefined) =>
  queryOptions({
    queryKey: userName === undefined ? [key, language] : memberKey(userName, key, language),
    queryFn: async ({ signal }) => {
      const query = { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', language };
      return fitting(await call('announcements', { query }, { signal }), isContent);
    },
  });

export const useHomeContent = () =>
  useQuery(homeContentQuery(useLanguage(), useSession()?.userName));
