import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CategoryRail, RailItem } from './category-rail.tsx';

const meta = {
  title: 'Navigation/Category rail',
  component: CategoryRail,
  args: {
    label: 'Categories',
    children: [
      <RailItem key="slots" icon="game-slots" current>
        Slots
      </RailItem>,
      <RailItem key="fish" icon="game-fish">
        Fish
      </RailItem>,
      <RailItem key="live" icon="game-live">
        Live
      </RailItem>,
      <RailItem key="poker" icon="game-poker" render={<a href="#poker">Poker</a>}>
        Poker
      </RailItem>,
      <RailItem key="sports" icon="game-sports">
        Sports
      </RailItem>,
      <RailItem key="lottery" icon="game-lottery">
        Lottery
      </RailItem>,
    ],
  },
} satisfies Meta<typeof CategoryRail>;

export default meta;

export const Current: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Slots' })).toHaveAttribute(
      'aria-current',
    );
  },
};

/** Whoever opens the page of the last category sees at once where they are. */
export const CurrentAtTheEnd: StoryObj<typeof meta> = {
  args: {
    children: ['Slots', 'Fish', 'Live', 'Poker', 'Sports', 'Bingo', 'Arcade', 'Lottery'].map(
      (name) => (
        <RailItem key={name} icon="game-all" current={name === 'Lottery'}>
          {name}
        </RailItem>
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByRole('navigation').getBoundingClientRect();
    const item = within(canvasElement)
      .getByRole('button', { name: 'Lottery' })
      .getBoundingClientRect();
    await expect(item.left).toBeGreaterThanOrEqual(rail.left - 1);
    await expect(item.right).toBeLessThanOrEqual(rail.right + 1);
  },
};
