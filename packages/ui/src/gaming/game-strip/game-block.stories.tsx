import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { GameTile } from '../game-tile/game-tile.tsx';
import { games } from '../../testing/covers.ts';
import { GameBlock } from './game-block.tsx';

const meta = {
  title: 'Gaming/Block',
  component: GameBlock,
  args: {
    label: 'Slots',
    children: games.map((game) => <GameTile key={game.name} {...game} vendor="Kestrel" />),
  },
} satisfies Meta<typeof GameBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstSix: Story = {
  name: 'The first six of a kind (part of HM-07)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(6);
  },
};
export const LightReachesOut: Story = {
  name: 'The light of the tiles makes no page wider',
  play: async ({ canvasElement }) => {
    const lights = document.documentElement.dataset['frames'] === 'glow' ? 6 : 0;
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(lights));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Two: Story = {
  args: { children: games.slice(0, 2).map((game) => <GameTile key={game.name} {...game} />) },
};
