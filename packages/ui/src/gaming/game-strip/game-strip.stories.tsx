import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameTile } from '../game-tile/game-tile.tsx';
import { games } from '../../testing/covers.ts';
import { GameStrip } from './game-strip.tsx';

const meta = {
  title: 'Gaming/Strip',
  component: GameStrip,
  args: {
    label: 'Slots',
    children: games.map((game) => <GameTile key={game.name} {...game} place="large" />),
  },
} satisfies Meta<typeof GameStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shelf: Story = {};
/** A strip or a mosaic of six, as the brand says. */
export const Hot: Story = { args: { label: 'Hot games', hot: true, firstMark: 'No. 1' } };
