import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useSession } from '#kernel/session/session.ts';

const key = 'homeContent';

/** Banners, notices and pop-ups of the home, asked for once for all that shows some; a member's say what was read. */
export const homeContentQuery = (language: string, userName: string | undefined) =>
  queryOptions({
    queryKey: userName === undefined ? [key, language] : memberKey(userName, key, language),
    queryFn: ({ signal }) =>
      call(
        'announcements',
        { query: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', language } },
        { signal },
      ),
  });

export const useHomeContent = () =>
  useQuery(homeContentQuery(useLanguage(), useSession()?.userName));
