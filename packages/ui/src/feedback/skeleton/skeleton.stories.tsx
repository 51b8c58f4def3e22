import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GameGrid } from '../../gaming/game-grid/game-grid.tsx';
import { GameStrip } from '../../gaming/game-strip/game-strip.tsx';
import { GameTile } from '../../gaming/game-tile/game-tile.tsx';
import { games } from '../../testing/covers.ts';
import { column, tall } from '../../testing/board.css.ts';
import { Skeleton, SkeletonGrid, SkeletonRows, SkeletonStrip, SkeletonText } from './index.ts';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { shape: 'block', className: tall } };
export const Text: Story = {
  render: () => (
    <div className={column}>
      <SkeletonText />
    </div>
  ),
};
export const Grid: Story = { render: () => <SkeletonGrid label="Loading games" /> };
export const Rows: Story = { render: () => <SkeletonRows /> };

const sameMeasure = async (canvasElement: HTMLElement): Promise<void> => {
  const [waiting, real] = [...canvasElement.querySelectorAll('li')]
    .filter((item) => item.matches(':first-child'))
    .map((item) => item.getBoundingClientRect().height);
  await expect(waiting).toBe(real);
};

export const SameMeasureInAGrid: Story = {
  render: () => (
    <>
      <SkeletonGrid label="Loading games" />
      <GameGrid label="Games" items={games.slice(0, 6)} keyOf={({ name }) => name}>
        {(game) => <GameTile {...game} vendor="Kestrel" />}
      </GameGrid>
    </>
  ),
  play: async ({ canvasElement }) => sameMeasure(canvasElement),
};

export const SameMeasureAsTheRealThing: Story = {
  render: () => (
    <>
      <SkeletonStrip label="Loading games" />
      <GameStrip label="Games">
        {games.slice(0, 6).map((game) => (
          <GameTile key={game.name} {...game} vendor="Kestrel" place="large" />
        ))}
      </GameStrip>
    </>
  ),
  play: async ({ canvasElement }) => sameMeasure(canvasElement),
};
