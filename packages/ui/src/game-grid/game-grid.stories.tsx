import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { GameTile } from '../game-tile/game-tile.tsx';
import { games } from '../testing/covers.ts';
import { GameGrid } from './game-grid.tsx';

const tiles = (times: number) =>
  Array.from({ length: times }, (_, page) =>
    games.map((game) => <GameTile key={`${page} ${game.name}`} {...game} />),
  );

function Endless() {
  const [pages, setPages] = useState(1);
  return (
    <GameGrid label="All games" {...(pages < 3 ? { onEnd: () => setPages(pages + 1) } : {})}>
      {tiles(pages).flat()}
    </GameGrid>
  );
}

const meta = {
  title: 'Games/Grid',
  component: GameGrid,
  args: { label: 'All games', children: tiles(1) },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const LoadsMoreNearTheEnd: Story = {
  render: () => <Endless />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Rows take their measure as they come into sight, so the end is scrolled to until it stays.
    await waitFor(
      () => {
        canvas.getAllByRole('button').at(-1)?.scrollIntoView();
        expect(canvas.getAllByRole('button').length).toBeGreaterThan(9);
      },
      { timeout: 3000 },
    );
  },
};
