import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { ShareBar } from './share-bar.tsx';

const games = [
  { key: 'RNG', label: 'Slots', value: 8200, text: '₱8,200.00' },
  { key: 'LIVE', label: 'Live', value: 3100.5, text: '₱3,100.50' },
  { key: 'FISH', label: 'Fishing', value: 900, text: '₱900.00' },
] as const;

const meta = {
  title: 'Team/Share bar',
  component: ShareBar,
  args: { label: 'By category', locale: 'en', shares: games },
  render: (args) => (
    <div className={css.column}>
      <ShareBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'By category' }));
    const rows = list.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toEqual(['Slots₱8,200.0067.2%', 'Live₱3,100.5025.4%', 'Fishing₱900.007.4%']);
  },
};
export const Many: Story = {
  args: {
    shares: [
      ...games,
      { key: 'SPORTS', label: 'Sports', value: 450, text: '₱450.00' },
      { key: 'CHESS', label: 'Card games', value: 210, text: '₱210.00' },
      { key: 'LOTTERY', label: 'Lottery', value: 3, text: '₱3.00' },
    ],
  },
};
export const OneAlone: Story = { args: { shares: games.slice(0, 1) } };
export const Nothing: Story = {
  args: { shares: games.map(({ key, label }) => ({ key, label, value: 0, text: '₱0.00' })) },
};
export const LongText: Story = {
  args: {
    shares: [
      {
        key: 'RNG',
        label: 'Slots, jackpots and everything else that turns by itself',
        value: 7205759403794394,
        text: '₱7,205,759,403,794,394.07',
      },
      { key: 'LIVE', label: 'Live', value: 1, text: '₱1.00' },
    ],
  },
};
