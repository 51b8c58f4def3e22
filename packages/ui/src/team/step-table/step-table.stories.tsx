import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { StepTable } from './step-table.tsx';

const meta = {
  title: 'Team/Step table',
  component: StepTable,
  args: {
    caption: 'Dividend',
    steps: [
      { from: '0', active: '3', rate: '5' },
      { from: '100000', active: '5', rate: '10' },
      { from: '1000000', active: '12', rate: '12.5' },
    ],
    locale: 'en',
    symbol: '₱',
    labels: { from: 'From', active: 'Active people', rate: 'Share', reached: 'Now' },
  },
  render: (args) => (
    <div className={css.column}>
      <StepTable {...args} />
    </div>
  ),
} satisfies Meta<typeof StepTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {
  args: { reached: 1 },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Dividend' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    await expect(rows[2]).toMatch(/100,000\.00.*Now.*510\.00%/);
    await expect(rows[3]).not.toContain('Now');
  },
};
export const NoneReached: Story = {};
export const OneAlone: Story = { args: { steps: [{ from: '0', active: '0', rate: '0.705' }] } };
export const LongText: Story = {
  args: {
    caption: 'Share of what the whole line below left with the house in half a month',
    reached: 0,
    steps: [{ from: '7205759403794394.07', active: '120400', rate: '0.7055' }],
    labels: {
      from: 'Turnover that counts, from',
      active: 'People who played at least once',
      rate: 'Share of all of it',
      reached: 'Reached now',
    },
  },
};
