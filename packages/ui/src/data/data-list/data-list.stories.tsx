import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { CopyButton } from '../../actions/copy-button/copy-button.tsx';
import { Tag } from '../tag/tag.tsx';
import { DataCard, DataCards } from './data-card.tsx';
import { DataList } from './data-list.tsx';

const meta = {
  title: 'Data/Data list',
  component: DataList,
  args: {
    data: [
      { label: 'Method', value: 'Bank transfer' },
      { label: 'Amount', value: '₱12,480.50', figures: true },
      { label: 'Fee', value: '₱0.00', figures: true },
      {
        label: 'Number',
        value: 'W-4821-0093',
        figures: true,
        end: <CopyButton value="W-4821-0093" label="Copy the number" doneLabel="Copied" />,
      },
      { label: 'State', value: <Tag tone="success">Paid out</Tag> },
    ],
  },
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')[1]).toHaveTextContent('Amount');
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('₱12,480.50');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the number' })).toHaveFocus();
  },
};

export const LongValues: Story = {
  args: {
    data: [
      { label: 'Name on the account', value: 'Maximiliana Featherstonehaugh de la Cruz' },
      {
        label: 'Reference',
        value: 'a0f4c1d8e7b34f1f9c55de20a7b6c3d40fe1a2b3c4d5e6f7',
        figures: true,
      },
    ],
  },
};

const record = (id: number) => (
  <DataCard
    key={id}
    title={id % 2 === 0 ? 'Lantern Reels' : 'Moon Orchard'}
    description="18 November 2026, 21:04"
    value={id % 2 === 0 ? '₱1,204.75' : <Tag tone="action">Running</Tag>}
    data={[
      { label: 'Stake', value: '₱240.00', figures: true },
      { label: 'Round', value: `73-${id}`, figures: true },
    ]}
    action={
      id === 2 ? (
        <Button variant="quiet" size="medium">
          See the round
        </Button>
      ) : undefined
    }
  />
);

export const Records: Story = {
  render: () => <DataCards aria-label="Bets">{[1, 2, 3].map(record)}</DataCards>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See the round' })).toHaveFocus();
  },
};
