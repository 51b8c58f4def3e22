import { queryOptions, useQuery } from '@tanstack/react-query';
import { firstRoutes } from '@livery/contract/client';
import { addressOf } from '#kernel/http/address.ts';
import { call } from '#kernel/http/client.ts';
import { memberKey } from '#kernel/http/member-key.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { useSession } from '#kernel/session/session.ts';

const key = 'homeContent';

const asked = (language: string) =>
  ({ query: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', language } }) as const;

export const homeContentAddress = (language: string): string =>
  addressOf(firstRoutes.announcements.path, asked(language));

/** Banners, notices and pop-ups of the home, asked for once for all that shows some; a member's say what was read. */
export const homeContentQuery = (language: string, userName: string | undefined) =>
  queryOptions({
    queryKey: userName === undefined ? [key, language] : memberKey(userName, key, language),
    queryFn: ({ signal }) => call('announcements', asked(language), { signal }),
  });

export const useHomeContent = () =>
  useQuery(homeContentQuery(useLanguage(), useSession()?.userName));
