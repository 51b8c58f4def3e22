import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { StepEditor } from './step-editor.tsx';

const meta = {
  title: 'Team/Step editor',
  component: StepEditor,
  args: {
    label: 'Steps of the dividend',
    most: 3,
    rates: { min: '0', max: '12.5', step: '0.5' },
    locale: 'en',
    currency: 'PHP',
    onValueChange: fn(),
    labels: {
      step: (place) => `Step ${place}`,
      from: 'From',
      active: 'Active people',
      rate: 'Share',
      bounds: 'At most 12.50 %, what you have yourself',
      less: 'Lower',
      more: 'Higher',
      remove: 'Take away',
      add: 'Another step',
    },
  },
  render: (args) => (
    <div className={css.column}>
      <StepEditor {...args} />
    </div>
  ),
} satisfies Meta<typeof StepEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneStep: Story = {};
export const Filled: Story = {
  args: {
    defaultValue: [
      { from: '0', active: '3', rate: '5' },
      { from: '100000', active: '5', rate: '10' },
    ],
  },
};
export const Refused: Story = {
  args: {
    defaultValue: [{ from: '0', active: '3', rate: '13' }],
    faults: [{ rate: 'At most 12.50 %: nobody gives more than they have.' }],
  },
};

export const AddedAndTakenAway: Story = {
  args: { defaultValue: [{ from: '0', active: '3', rate: '5' }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button', { name: 'Another step' });
    await expect(canvas.queryByRole('button', { name: 'Take away: Step 1' })).toBeNull();
    await userEvent.click(add);
    const second = within(canvas.getByRole('group', { name: 'Step 2' }));
    await expect(second.getByRole('textbox', { name: 'From' })).toHaveFocus();
    await userEvent.keyboard('5000');
    await expect(second.getByRole('textbox', { name: 'Active people' })).toHaveValue('3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { from: '0', active: '3', rate: '5' },
      { from: '5000', active: '3', rate: '' },
    ]);
    await userEvent.click(add);
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(add);
    await expect(canvas.queryByRole('group', { name: 'Step 4' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take away: Step 2' }));
    await expect(canvas.queryByRole('group', { name: 'Step 3' })).toBeNull();
    const first = within(canvas.getByRole('group', { name: 'Step 1' }));
    await expect(first.getByRole('textbox', { name: 'From' })).toHaveFocus();
  },
};
