import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import type { PageToCome } from '#kernel/routing/to-come.ts';
import { hasAgentCenter, isGuest, type CustomerType } from '#kernel/session/customer-type.ts';
import type { Unread } from '#kernel/session/badges/unread.ts';

interface PageEntry {
  readonly page: RouteName | PageToCome;
  readonly icon: IconName;
  readonly text: TextKey;
  /** Whom it is for; everybody, where it says nothing. */
  readonly isFor?: (type: CustomerType) => boolean;
  /** What of it is not read. */
  readonly unread?: (unread: Unread) => number;
}

const isMember = (type: CustomerType): boolean => type !== undefined;
const hasInbox = (type: CustomerType): boolean => isMember(type) && !isGuest(type);

const memberPages: readonly PageEntry[] = [
  { page: 'account', icon: 'user', text: 'side.page.account', isFor: isMember },
  ...(FLAGS.AGENCY3
    ? ([
        { page: 'agency', icon: 'invite', text: 'flag.AGENCY3.title', isFor: hasAgentCenter },
      ] as const)
    : []),
  ...(FLAGS.TRANSBETREPMEM3
    ? ([
        {
          page: 'betRecord',
          icon: 'receipt',
          text: 'flag.TRANSBETREPMEM3.entry',
          isFor: isMember,
        },
      ] as const)
    : []),
  {
    page: 'messages',
    icon: 'news',
    text: 'side.page.news',
    unread: ({ announcement, inbox }) => announcement + inbox,
  },
  {
    page: 'inbox',
    icon: 'mail',
    text: 'title.inbox',
    isFor: hasInbox,
    unread: ({ inbox }) => inbox,
  },
  { page: 'limits', icon: 'limits', text: 'title.limits' },
  { page: 'settings', icon: 'settings', text: 'nav.settings' },
];

export interface Entry {
  readonly icon: IconName;
  readonly text: TextKey;
  readonly to: string;
  readonly unread: PageEntry['unread'];
}

/** Pages that are there and for this kind of account; an entry comes by itself with its page. */
const entriesOf =
  (list: readonly PageEntry[]) =>
  (type: CustomerType): Entry[] =>
    list.flatMap(({ page, icon, text, isFor, unread }) => {
      const to = isFor && !isFor(type) ? undefined : pageIfThere(page);
      return to === undefined ? [] : [{ icon, text, to, unread }];
    });

const sitePages: readonly PageEntry[] = [
  { page: 'promotions', icon: 'promotions', text: 'side.page.promotions' },
  { page: 'help', icon: 'info', text: 'title.help' },
  { page: 'limits', icon: 'limits', text: 'title.limits' },
  ...(FLAGS.FREEPLAY3
    ? ([
        {
          page: 'freePlay',
          icon: 'play',
          text: 'flag.FREEPLAY3.title',
          isFor: (type: CustomerType) => !isMember(type),
        },
      ] as const)
    : []),
];

/** One's own matters, and what is for everybody. */
export const memberEntries = entriesOf(memberPages);

/** What stands below the games in the menu of the site. */
export const siteEntries = entriesOf(sitePages);
