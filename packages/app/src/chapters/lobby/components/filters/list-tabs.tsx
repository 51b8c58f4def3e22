import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@livery/web/texts/use-translation';
import { Tab, TabList, TabPanel, Tabs } from '@livery/ui/tabs';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { useSession } from '#kernel/session/session.ts';
import { vendorsQuery } from '../../api/vendors.ts';
import { isSlots } from '../../game-filter.ts';
import { vendorsOf } from '../../vendors/vendors-of.ts';

interface ShownTab {
  readonly value: string;
  readonly text: string;
}

interface ListTabsProps {
  /** What they choose between. */
  readonly label?: string;
  readonly tabs: readonly ShownTab[];
  readonly current: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** One tab alone chooses nothing. */
export function ListTabs({ label, tabs, current, onChoose, children }: ListTabsProps) {
  const { t } = useTranslation();
  if (tabs.length < 2) return children;
  return (
    <Tabs value={current} onValueChange={onChoose}>
      <TabList label={label ?? t('games.tabs')} scrolling>
        {tabs.map(({ value, text }) => (
          <Tab key={value} value={value}>
            {text}
          </Tab>
        ))}
      </TabList>
      <TabPanel value={current}>{children}</TabPanel>
    </Tabs>
  );
}

export interface TypeTabsProps {
  readonly current: 'hot' | 'all' | 'recent' | 'fav';
  readonly children: ReactNode;
}

/** Which games of the site: hot, all, and for members what is theirs. */
export function TypeTabs({ current, children }: TypeTabsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isMember = useSession() !== null;
  const ways = {
    hot: pathTo('games', { type: 'hot' }),
    all: pathTo('games', { type: 'all' }),
    ...(isMember ? { recent: pathTo('recents'), fav: pathTo('favourites') } : {}),
  } as Readonly<Record<string, string>>;
  const texts = {
    hot: t('menu.HOT'),
    all: t('category.ALL'),
    recent: t('menu.RECENT'),
    fav: t('menu.FAV'),
  } as Readonly<Record<string, string>>;
  return (
    <ListTabs
      tabs={Object.keys(ways).map((value) => ({ value, text: texts[value] ?? '' }))}
      current={current}
      onChoose={(value) => navigate(ways[value] ?? '', { replace: true })}
    >
      {children}
    </ListTabs>
  );
}

export interface ClassTabsProps {
  readonly gameType: string;
  readonly current: string | undefined;
  readonly children: ReactNode;
}

/** What a category is divided into: all of it, what is new of slots, and its classes. Another one begins without filters. */
export function ClassTabs({ gameType, current = 'ALL', children }: ClassTabsProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  const classes = new Set(
    data ? vendorsOf(data, gameType).flatMap(({ gameClassify }) => gameClassify) : [],
  );
  // A class that the address names is shown before anybody has told of it.
  if (current !== 'ALL' && current !== 'NEW') classes.add(current);
  const tabs = [
    { value: 'ALL', text: t('category.ALL') },
    ...(isSlots(gameType) ? [{ value: 'NEW', text: t('games.new') }] : []),
    ...[...classes].toSorted().map((value) => ({ value, text: value })),
  ];
  return (
    <ListTabs
      tabs={tabs}
      current={current}
      onChoose={(value) => narrow({ gameType, gameClassify: value === 'ALL' ? undefined : value })}
    >
      {children}
    </ListTabs>
  );
}
