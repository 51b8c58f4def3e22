import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';

import { ClassifyBar } from '../../packages/ui/src/navigation/classify-bar/index.ts';
import {
  GameCentre,
  GameMenu,
  GameMenuItem,
} from '../../packages/ui/src/navigation/game-menu/index.ts';
import { GameGrid } from '../../packages/ui/src/gaming/game-grid/index.ts';
import { GameTile } from '../../packages/ui/src/gaming/game-tile/index.ts';
import { IconButton } from '../../packages/ui/src/actions/icon-button/index.ts';
import type { IconName } from '../../packages/ui/src/foundations/icon/index.ts';
import { NavBar } from '../../packages/ui/src/navigation/nav-bar/index.ts';
import { Page } from '../../packages/ui/src/layout/page/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../packages/ui/src/navigation/tabs/index.ts';
import { games, studios } from '../../packages/ui/src/testing/covers.ts';
import * as css from '../../packages/ui/src/testing/boards/navigation.css.ts';
import { lookOf } from '../look.ts';
import { merchantOf } from './home/merchant.ts';
import { MainBar } from './main-bar.tsx';

const categories: readonly (readonly [IconName, string])[] = [
  ['home', 'Home'],
  ['game-hot', 'Hot'],
  ['heart', 'Collection'],
  ['game-recent', 'Recent'],
  ['game-slots', 'Slots'],
  ['game-fish', 'Fish'],
  ['game-live', 'Live'],
  ['game-poker', 'Poker'],
  ['game-sports', 'Sports'],
  ['game-esports', 'E-sports'],
  ['new-games', 'In-house'],
];

const vendors = [
  { value: 'all', label: 'All', icon: 'game-all' as const },
  { value: 'new', label: 'New', icon: 'new-games' as const },
  ...studios.map(({ code, name, src }) => ({ value: code, label: name, src })),
];

type Game = (typeof games)[number];
const nameOf = (game: Game): string => game.name;
const tile = (game: Game, index: number) => (
  <GameTile
    {...game}
    vendor={studios[index % studios.length]?.name ?? ''}
    {...(index % 7 === 1 ? { tag: { tone: 'new' as const, text: 'New' } } : {})}
    {...(index === 3 ? { favouriteLabel: 'Favourite' } : {})}
  />
);

function GameCentrePage() {
  const [category, setCategory] = useState('Slots');
  const [vendor, setVendor] = useState('all');
  return (
    <Page plain>
      <NavBar
        title={category}
        onBack={() => undefined}

        end={
          <>
            <IconButton icon="search" label="Search" />
            <IconButton icon="filter" label="Filter" />
          </>
        }
      />
      <main>
        <GameCentre
          menu={
            <GameMenu label="Categories">
              {categories.map(([icon, name]) => (
                <GameMenuItem
                  key={name}
                  icon={icon}
                  current={name === category}
                  onClick={() => setCategory(name)}
                >
                  {name}
                </GameMenuItem>
              ))}
            </GameMenu>
          }
        >
          <ClassifyBar label="Studio" options={vendors} value={vendor} onValueChange={setVendor} />
          <Tabs defaultValue="all">
            <div className={css.tabs}>
              <TabList label="Which games">
                <Tab value="all">All</Tab>
                <Tab value="new">New</Tab>
                <Tab value="saved">Saved</Tab>
              </TabList>
            </div>
            {['all', 'new', 'saved'].map((tab) => (
              <TabPanel key={tab} value={tab}>
                <GameGrid label={category} items={games} keyOf={nameOf}>
                  {tile}
                </GameGrid>
              </TabPanel>
            ))}
          </Tabs>
        </GameCentre>
      </main>
      <MainBar />
    </Page>
  );
}

const meta = {
  title: 'Pages/Game centre',
  component: GameCentrePage,
  parameters: { bare: true },
} satisfies Meta<typeof GameCentrePage>;

export default meta;

export const Category: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const tiles = games.flatMap(({ name }) => canvas.queryAllByText(name));
    await expect(tiles.length).toBeGreaterThan(6);
    // A frame names what hangs in it, in full, unless letters are larger than the house's own.
    const framed =
      merchantOf(globals).template.frames === 'frame' && lookOf(globals).size !== 'large';
    const cut = tiles.filter(
      (name) =>
        name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1,
    );
    await expect(framed ? cut.map((name) => name.textContent) : []).toEqual([]);
  },
};
