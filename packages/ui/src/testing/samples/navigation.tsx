import { Accordion, AccordionItem } from '../../layout/accordion/index.ts';
import { Announcement } from '../../data/announcement/index.ts';
import { CareBar, CareMark } from '../../navigation/care-bar/index.ts';
import { ClassifyBar } from '../../navigation/classify-bar/index.ts';
import { Drawer } from '../../overlays/drawer/index.ts';
import { FilterDrawer } from '../../navigation/filter-drawer/index.ts';
import { GameCentre, GameMenu, GameMenuItem } from '../../navigation/game-menu/index.ts';
import { HelpTopics, SkeletonTopics } from '../../data/help-topics/index.ts';
import { NoticePopup } from '../../feedback/notice-popup/index.ts';
import { Promotion, PromotionButton } from '../../gaming/promotion/index.ts';
import { Prose } from '../../foundations/prose/index.ts';
import {
  MenuCard,
  MenuEntry,
  MenuFoot,
  MenuGames,
  MenuMarks,
  MenuMore,
  MenuRows,
  MenuWords,
  ProfileMenu,
  SideMenu,
} from '../../navigation/side-menu/index.ts';
import { UnreadBadge } from '../../data/unread-badge/index.ts';
import type { Samples } from './sample.ts';

const nothing = (): void => undefined;
const drawer = { open: false, onClose: nothing, title: 'Menu' };

export const navigation: Samples = {
  Accordion: { element: <Accordion>…</Accordion> },
  AccordionItem: { element: <AccordionItem title="Limits">…</AccordionItem> },
  Announcement: {
    element: (
      <Announcement title="Upkeep" date="20 November 2026">
        …
      </Announcement>
    ),
  },
  CareBar: { element: <CareBar label="Responsible play">…</CareBar> },
  CareMark: { element: <CareMark icon="limits">Limits</CareMark> },
  ClassifyBar: {
    element: (
      <ClassifyBar
        label="Studio"
        options={[{ value: 'all', label: 'All', icon: 'game-all' }]}
        value="all"
        onValueChange={nothing}
      />
    ),
  },
  Drawer: { element: <Drawer {...drawer}>…</Drawer> },
  FilterDrawer: {
    element: (
      <FilterDrawer
        open={false}
        onClose={nothing}
        title="Filter"
        value={{ name: '', makers: [], bet: '' }}
        onValueChange={nothing}
        makers={[{ value: 'a', label: 'A' }]}
        onShow={nothing}
        labels={{
          close: 'Close',
          search: 'Search',
          clearSearch: 'Empty',
          makers: 'Studio',
          bets: 'Bet',
          clear: 'Clear',
          show: 'Show',
        }}
      />
    ),
  },
  GameCentre: { element: <GameCentre menu="…">…</GameCentre> },
  GameMenu: { element: <GameMenu label="Categories">…</GameMenu> },
  GameMenuItem: { element: <GameMenuItem icon="game-slots">Slots</GameMenuItem> },
  SkeletonTopics: { element: <SkeletonTopics /> },
  HelpTopics: {
    element: <HelpTopics label="Topics" topics={[{ title: 'Limits', content: '…' }]} />,
  },
  MenuCard: { element: <MenuCard title="Made in our studio" /> },
  MenuEntry: { element: <MenuEntry icon="gift">Rewards</MenuEntry> },
  MenuFoot: { element: <MenuFoot label="Foot">…</MenuFoot> },
  MenuGames: { element: <MenuGames label="Games">…</MenuGames> },
  MenuMarks: { element: <MenuMarks label="Marks">…</MenuMarks> },
  MenuMore: { element: <MenuMore label="More">…</MenuMore> },
  MenuRows: { element: <MenuRows label="Rows">…</MenuRows> },
  MenuWords: { element: <MenuWords label="Words">…</MenuWords> },
  NoticePopup: {
    element: (
      <NoticePopup
        open={false}
        onClose={nothing}
        notices={[{ id: '1', title: 'Upkeep', content: '…' }]}
        labels={{
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          position: (index, count) => `${index} of ${count}`,
          quiet: 'Not today',
        }}
      />
    ),
  },
  ProfileMenu: { element: <ProfileMenu {...drawer}>…</ProfileMenu> },
  Promotion: { element: <Promotion title="A fresh start" period="Long term" /> },
  PromotionButton: { element: <PromotionButton status="join">Join</PromotionButton> },
  Prose: { element: <Prose>…</Prose> },
  SideMenu: {
    element: (
      <SideMenu {...drawer} brand="livery">
        …
      </SideMenu>
    ),
  },
  UnreadBadge: { element: <UnreadBadge count={1} /> },
};
