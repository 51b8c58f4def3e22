import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { GameGrid } from '../../gaming/game-grid/game-grid.tsx';
import { GameStrip } from '../../gaming/game-strip/game-strip.tsx';
import { GameTile } from '../../gaming/game-tile/game-tile.tsx';
import { LotteryCard, LotteryList, NumberBalls } from '../../gaming/lottery/index.ts';
import { games } from '../../testing/covers.ts';
import { column, tall } from '../../testing/board.css.ts';
import { List, ListRow } from '../../layout/list-row/index.ts';
import { Button } from '../../actions/button/button.tsx';
import {
  Skeleton,
  SkeletonFade,
  SkeletonGrid,
  SkeletonLotteries,
  SkeletonNotices,
  SkeletonPromotions,
  SkeletonRows,
  SkeletonStrip,
  SkeletonText,
} from './index.ts';

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
export const Notices: Story = { render: () => <SkeletonNotices /> };
export const Promotions: Story = { render: () => <SkeletonPromotions /> };
export const Rows: Story = { render: () => <SkeletonRows /> };

const sameMeasure = async (canvasElement: HTMLElement): Promise<void> => {
  const [waiting, real] = [...canvasElement.querySelectorAll('li')]
    .filter((item) => item.matches(':first-child'))
    .map((item) => item.getBoundingClientRect().height);
  await expect(waiting).toBe(real);
};

export const SameMeasureAsARowOfTwoLines: Story = {
  render: () => (
    <>
      <SkeletonRows count={1} height="rich" />
      <List aria-label="Ways">
        <ListRow rich icon="telegram" label="Channel" description="News from Kestrel" />
      </List>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [waiting, real] = canvasElement.querySelectorAll('[data-height], [data-rich]');
    await expect(waiting?.getBoundingClientRect().height).toBe(
      real?.getBoundingClientRect().height,
    );
  },
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

export const SameMeasureAsLotteries: Story = {
  render: () => (
    <>
      <SkeletonLotteries count={2} />
      <LotteryList label="Lotteries">
        {games.slice(0, 2).map(({ name, src }) => (
          <LotteryCard
            key={name}
            name={name}
            src={src}
            draw="Draw 0361"
            countdown="Closes in 00:16"
            last={<NumberBalls label="Drawn last" numbers={['1', '7', '8']} />}
            action={
              <Button variant="quiet" size="medium">
                Results
              </Button>
            }
          />
        ))}
      </LotteryList>
    </>
  ),
  play: async ({ canvasElement }) => sameMeasure(canvasElement),
};

function Awaited() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <SkeletonFade busy={busy} skeleton={<SkeletonStrip label="Loading games" />}>
        <GameStrip label="Games">
          {games.slice(0, 6).map((game) => (
            <GameTile key={game.name} {...game} vendor="Kestrel" place="large" />
          ))}
        </GameStrip>
      </SkeletonFade>
      <Button variant="secondary" onClick={() => setBusy(!busy)}>
        Change
      </Button>
    </>
  );
}

export const FadesIntoContent: Story = {
  name: 'Fades into what it stood for, and moves nothing',
  render: () => <Awaited />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Change' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(button.getBoundingClientRect().top).toBe(before);
    // What goes is out of the way of whoever reads or presses at once.
    await expect(canvas.queryByRole('list', { name: 'Loading games' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Games' })).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('list', { name: 'Loading games', hidden: true })).toBeNull(),
    );
  },
};
