import { BarItem, BottomBar } from '@livery/ui/bottom-bar';
import type { IconName } from '@livery/ui/icon';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import type { PageToCome } from '#kernel/routing/to-come.ts';
import { useCurrentRoute } from '#kernel/routing/use-current-route.ts';
import { useHasDividend } from '../contracts/use-has-dividend.ts';
import { AgentLink } from '../components/agent-link.tsx';

interface Place {
  readonly page: RouteName | PageToCome;
  readonly icon: IconName;
  readonly text: TextKey;
}

const places: readonly Place[] = [
  { page: 'agency', icon: 'home', text: 'flag.AGENCY3.home' },
  { page: 'openAccount', icon: 'qr', text: 'flag.AGENCY3.open' },
  { page: 'dividend', icon: 'coins', text: 'flag.AGECONTRACT3.dividend' },
  { page: 'agentNotices', icon: 'news', text: 'flag.AGENCY3.news' },
];

export interface AgencyBarProps {
  readonly userName: string;
  /** Announcements for agents that were not read. */
  readonly unread: number;
}

/** What an agent uses most, at the thumb. */
export function AgencyBar({ userName, unread }: AgencyBarProps) {
  const { t, language } = useTranslation();
  const current = useCurrentRoute()?.route.name;
  const hasDividend = useHasDividend(userName);
  return (
    <BottomBar label={t('flag.AGENCY3.foot')}>
      {places.map(({ page, icon, text }) => {
        const to = pageIfThere(page);
        return to === undefined || (page === 'dividend' && !hasDividend) ? null : (
          <BarItem
            key={page}
            icon={icon}
            current={page === current}
            unread={page === 'agentNotices' ? unread : 0}
            unreadLabel={t('messages.unread', { count: unread })}
            locale={language}
            render={<AgentLink to={to} />}
          >
            {t(text)}
          </BarItem>
        );
      })}
    </BottomBar>
  );
}
