import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { ActiveChip, ChipGroup, FilterChip } from './chip-group.tsx';

const periods = ['Today', 'This week', 'This month', 'Last month', 'This year'];
const choices = periods.map((period) => (
  <FilterChip
    key={period}
    type="radio"
    name="period"
    value={period}
    defaultChecked={period === 'This week'}
  >
    {period}
  </FilterChip>
));

const meta = {
  title: 'Forms/Chip group',
  component: ChipGroup,
  args: { label: 'Period', children: choices },
  render: (args) => (
    <form className={css.column}>
      <ChipGroup {...args} />
    </form>
  ),
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Scrolling: Story = { args: { scrolling: true, labelHidden: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Many: Story = {
  args: {
    label: 'What to show',
    children: (
      <>
        <FilterChip icon="deposit" name="kind" value="in" defaultChecked>
          Deposits
        </FilterChip>
        <FilterChip icon="withdraw" name="kind" value="out" defaultChecked>
          Withdrawals
        </FilterChip>
        <FilterChip icon="gift" name="kind" value="gift">
          Bonuses
        </FilterChip>
        <FilterChip disabled icon="percent" name="kind" value="share">
          Commission
        </FilterChip>
      </>
    ),
  },
};

const remove = fn();

export const Active: Story = {
  args: {
    label: 'Filtered by',
    labelHidden: true,
    children: (
      <>
        <ActiveChip removeLabel="Take away" onClick={remove}>
          1 to 12 March
        </ActiveChip>
        <ActiveChip removeLabel="Take away">Deposits</ActiveChip>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.tab();
    const chip = within(canvasElement).getByRole('button', { name: 'Take away 1 to 12 March' });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    label: 'Which of the many things that have happened since you came you would like to look at',
    children: (
      <FilterChip>Deposits that were made by somebody else on your behalf, and why</FilterChip>
    ),
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'This week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const month = canvas.getByRole('radio', { name: 'This month' });
    await expect(month).toHaveFocus();
    await expect(month).toBeChecked();
    const form = canvasElement.querySelector('form');
    await expect(form && new FormData(form).get('period')).toBe('This month');
  },
};
