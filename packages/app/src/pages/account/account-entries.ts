import type { IconName } from '@livery/ui/icon';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import type { PageToCome } from '#kernel/routing/to-come.ts';
import { isGuest, type CustomerType } from '#kernel/session/customer-type.ts';

interface Way {
  readonly page: RouteName | PageToCome;
  readonly icon: IconName;
  readonly text: TextKey;
  /** Needs an account of one’s own. */
  readonly isRegistered?: true;
}

interface WayGroup {
  readonly label: TextKey;
  readonly ways: readonly Way[];
}

const groups: readonly WayGroup[] = [
  {
    label: 'centre.records',
    ways: [
      ...(FLAGS.TRANSBETREPMEM3
        ? [{ page: 'betRecord', icon: 'receipt', text: 'flag.TRANSBETREPMEM3.entry' } as const]
        : []),
      { page: 'wallet', icon: 'sort', text: 'title.wallet', isRegistered: true },
      { page: 'transactions', icon: 'coins', text: 'title.transactions' },
      { page: 'deposits', icon: 'deposit', text: 'title.deposits', isRegistered: true },
      { page: 'withdrawals', icon: 'withdraw', text: 'title.withdrawals', isRegistered: true },
      { page: 'statement', icon: 'file', text: 'title.statement', isRegistered: true },
      { page: 'favourites', icon: 'heart', text: 'title.favourites' },
      { page: 'recents', icon: 'game-recent', text: 'title.recents' },
    ],
  },
  {
    label: 'centre.news',
    ways: [
      { page: 'messages', icon: 'mail', text: 'side.page.news' },
      { page: 'promotions', icon: 'gift', text: 'side.page.promotions' },
      { page: 'help', icon: 'headset', text: 'centre.help' },
    ],
  },
  {
    label: 'centre.own',
    ways: [
      { page: 'profile', icon: 'user', text: 'title.profile' },
      { page: 'identity', icon: 'verified', text: 'title.identity', isRegistered: true },
      { page: 'limits', icon: 'limits', text: 'title.limits', isRegistered: true },
      { page: 'security', icon: 'shield', text: 'title.security', isRegistered: true },
      { page: 'bankCards', icon: 'coins', text: 'title.bankCards', isRegistered: true },
      { page: 'paymentPassword', icon: 'lock', text: 'title.paymentPassword', isRegistered: true },
      { page: 'changePassword', icon: 'key', text: 'title.changePassword', isRegistered: true },
    ],
  },
];

interface WayThere extends Omit<Way, 'isRegistered'> {
  readonly to: string;
}

/** Where this kind of account can go from the member centre: to pages that are there alone. */
export const accountWays = (
  type: CustomerType,
): readonly { readonly label: TextKey; readonly ways: readonly WayThere[] }[] =>
  groups.map(({ label, ways }) => ({
    label,
    ways: ways.flatMap(({ isRegistered, ...way }) => {
      const to = isRegistered && isGuest(type) ? undefined : pageIfThere(way.page);
      return to === undefined ? [] : [{ ...way, to }];
    }),
  }));
