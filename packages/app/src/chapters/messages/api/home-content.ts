import { queryOptions, useQuery } from '@tanstack/react-query';
import { firstRoutes, type Reply } from '@livery/contract/client';
import { callAddress } from '@livery/web/http/address';
import { call } from '#kernel/http/client.ts';
import { byId, fitting, objectWith, isText, listOf } from '@livery/web/http/shape';
import { memberKey } from '#kernel/http/member-key.ts';
import { useLanguage } from '#kernel/i18n/language.ts';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';

const key = 'homeContent';

/** What a member’s begin with, in every language. */
export const contentKey = (userName: string) => memberKey(userName, key);

const asked = (language: string) =>
  ({ query: { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', language } }) as const;

export const homeContentAddress = (language: string): string =>
  callAddress(firstRoutes.announcements.path, asked(language));

const isNotice = objectWith({ id: isText, title: isText, content: isText });
const isContent = objectWith({
  banners: listOf(objectWith({ id: isText, url: isText })),
  player: listOf(isNotice),
  popup: listOf(isNotice),
});

/** Banners, notices and pop-ups of the home, asked for once for all that shows some; a member's say what was read. */
export const homeContentQuery = (language: string, userName: string | undefined) =>
  queryOptions({
    queryKey: userName === undefined ? [key, language] : memberKey(userName, key, language),
    queryFn: async ({ signal }) => {
      const answer = await call('announcements', asked(language), { signal });
      const { banners, player, popup } = answer;
      const named = { banners: byId(banners), player: byId(player), popup: byId(popup) };
      return fitting<Content>({ ...answer, ...named }, isContent);
    },
  });

const agentsAsked = (language: string) =>
  ({ query: { types: 'A', groupName: 'm_home', platform: 'M', language } }) as const;

/** What the house tells agents alone; beside a member's own, so that what was read is marked in both. */
export const agentNoticesQuery = (language: string, userName: string) =>
  queryOptions({
    queryKey: memberKey(userName, key, language, 'agents'),
    queryFn: async ({ signal }) => {
      const answer = await call('announcements', agentsAsked(language), { signal });
      return fitting<Content>(
        { ...answer, player: byId(answer.player) },
        objectWith({ player: listOf(isNotice) }),
      );
    },
  });

export type Content = Reply<'announcements'>;

/** Nothing is kept of what a guest has read: to them all of it has been. */
const allRead = (content: Content): Content => ({
  ...content,
  player: content.player.map((one) => ({ ...one, read: true })),
  footer: { ...content.footer, unreadCount: 0 },
});

export function useHomeContent() {
  const session = useSession();
  const query = homeContentQuery(useLanguage(), session?.userName);
  return useQuery(isGuest(session?.type) ? { ...query, select: allRead } : query);
}
