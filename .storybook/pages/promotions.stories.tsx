import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Accordion } from '../../packages/ui/src/layout/accordion/index.ts';
import type { IconName } from '../../packages/ui/src/foundations/icon/index.ts';
import { NavBar } from '../../packages/ui/src/navigation/nav-bar/index.ts';
import { Page } from '../../packages/ui/src/layout/page/index.ts';
import { Promotion, PromotionButton } from '../../packages/ui/src/gaming/promotion/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../packages/ui/src/navigation/tabs/index.ts';
import * as css from '../../packages/ui/src/testing/boards/navigation.css.ts';
import { cover } from '../../packages/ui/src/testing/covers.ts';
import { MainBar } from './main-bar.tsx';

const promotions: readonly {
  readonly title: string;
  readonly period: string;
  readonly icon: IconName;
  readonly game: string;
}[] = [
  { title: 'A warm welcome', period: 'Long term', icon: 'gift', game: 'Melon Parade' },
  {
    title: 'Reef weekend',
    period: '2026/11/20 - 2026/12/06',
    icon: 'game-fish',
    game: 'Kraken Harvest',
  },
  {
    title: 'Cherry rebate',
    period: '2026/11/01 - 2026/12/31',
    icon: 'game-slots',
    game: 'Cherry Cascade',
  },
  {
    title: 'Floodlit points',
    period: '2026/11/14 - 2026/12/06',
    icon: 'game-sports',
    game: 'Floodlit Hoops',
  },
  { title: 'Bring a friend', period: 'Long term', icon: 'invite', game: 'Lucky Penny Draw' },
];

const groups = ['All', 'Welcome', 'Slots', 'Fish', 'Live tables', 'Sports'];

function PromotionsPage() {
  const [open, setOpen] = useState('A warm welcome');
  return (
    <Page plain>
      <NavBar title="Promotions" onBack={() => undefined} />
      <main>
        <Tabs defaultValue="All">
          <TabList label="Kind of promotion" scrolling>
            {groups.map((group) => (
              <Tab key={group} value={group}>
                {group}
              </Tab>
            ))}
          </TabList>
          {groups.map((group) => (
            <TabPanel key={group} value={group}>
              <Accordion className={css.promotions}>
                {promotions.map(({ title, period, icon, game }) => (
                  <Promotion
                    key={title}
                    level={2}
                    title={title}
                    period={period}
                    lasting={period === 'Long term'}
                    icon={icon}
                    picture={cover(game)}
                    open={open === title}
                    onOpenChange={(now) => setOpen(now ? title : '')}
                    action={<PromotionButton status="join">Join this promotion</PromotionButton>}
                  >
                    <ol>
                      <li>Deposit ₱500 or more for the first time.</li>
                      <li>We add ₱258 to your balance that day.</li>
                      <li>Play it through 8 times, then withdraw.</li>
                    </ol>
                    <p>
                      <small>One per member. Full terms apply.</small>
                    </p>
                  </Promotion>
                ))}
              </Accordion>
            </TabPanel>
          ))}
        </Tabs>
      </main>
      <MainBar current="promotions" />
    </Page>
  );
}

const meta = {
  title: 'Pages/Promotions',
  component: PromotionsPage,
  parameters: { bare: true },
} satisfies Meta<typeof PromotionsPage>;

export default meta;

export const OneOpen: StoryObj<typeof meta> = {};
