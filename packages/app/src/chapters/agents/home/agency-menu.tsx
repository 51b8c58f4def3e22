import type { MenuKey } from '@livery/themes/contract';
import type { IconName } from '@livery/ui/icon';
import { MenuGrid, MenuTile } from '@livery/ui/menu-grid';
import { UnreadBadge } from '@livery/ui/unread-badge';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { useMerchant } from '#kernel/merchant.tsx';
import type { RouteName } from '#kernel/routing/addresses.ts';
import { openService } from '#kernel/routing/open-service.ts';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import type { PageToCome } from '#kernel/routing/to-come.ts';
import { useUnread } from '#kernel/session/badges/unread.ts';
import { AgentLink } from '../components/agent-link.tsx';

interface Tile {
  readonly page: RouteName | PageToCome;
  readonly search?: string;
  readonly icon: IconName;
  readonly text: TextKey;
}

/** What stands under each key of the menu. */
const tiles: Readonly<Record<MenuKey, Tile>> = {
  AGEPAG: { page: 'teamOverview', icon: 'trophy', text: 'flag.AGENCY3.overview' },
  TRANSREC3: {
    page: 'transactions',
    search: '?types=A',
    icon: 'coins',
    text: 'flag.AGENCY3.records',
  },
  DOWNMAN: { page: 'team', icon: 'invite', text: 'flag.AGENCY3.team' },
  AGENTRANSMULTDOWN3: { page: 'redRain', icon: 'gift', text: 'flag.AGENCY3.rain' },
  AGETEAMPNL3: { page: 'teamPnl', icon: 'sort', text: 'flag.AGENCY3.pnl' },
  TEAMBETTING3: { page: 'teamBetting', icon: 'receipt', text: 'flag.AGENCY3.bets' },
  GAMSER: { page: 'rebate', icon: 'percent', text: 'flag.AGENCY3.rates' },
  AGEREBINC3: { page: 'rebateIncome', icon: 'rewards', text: 'flag.AGENCY3.income' },
  SECPRIV: { page: 'security', icon: 'shield', text: 'title.security' },
  MAILCEN: { page: 'inbox', icon: 'mail', text: 'title.inbox' },
};

/** Every page of the agency that the merchant has, and the house itself. */
export function AgencyMenu() {
  const { t, language } = useTranslation();
  const { agentMenu } = useMerchant();
  const { inbox } = useUnread();
  const there = agentMenu.flatMap((key) => {
    const { page, search = '', icon, text } = tiles[key];
    const to = pageIfThere(page);
    return to === undefined ? [] : [{ key, to: to + search, icon, text }];
  });
  return (
    <section aria-label={t('flag.AGENCY3.entries')}>
      <MenuGrid>
        {there.map(({ key, to, icon, text }) => (
          <MenuTile
            key={key}
            icon={icon}
            label={t(text)}
            badge={
              key === 'MAILCEN' ? (
                <UnreadBadge
                  count={inbox}
                  label={t('messages.unread', { count: inbox })}
                  locale={language}
                />
              ) : null
            }
            render={<AgentLink to={to} />}
          />
        ))}
        <MenuTile
          icon="headset"
          label={t('nav.service')}
          aria-haspopup="dialog"
          onClick={openService}
        />
      </MenuGrid>
    </section>
  );
}
