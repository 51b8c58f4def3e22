import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';

const plain = (
  <>
    <Radio value="day">A day</Radio>
    <Radio value="week">A week</Radio>
    <Radio value="month">A month</Radio>
    <Radio value="ever" disabled>
      For ever
    </Radio>
  </>
);

const cards = (
  <>
    <Radio value="bank" description="One to three working days" end="₱0">
      Bank transfer
    </Radio>
    <Radio value="wallet" description="Within an hour, on most days sooner" end="₱15">
      Electronic wallet
    </Radio>
    <Radio
      value="desk"
      description="At any desk of our partners on the islands, with a passport or a driving licence"
      end="₱40"
    >
      Cash at a desk, which may take somewhat longer at weekends
    </Radio>
  </>
);

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: 'For how long', defaultValue: 'week', onValueChange: fn(), children: plain },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const None: Story = { args: { defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Cards: Story = {
  args: { label: 'How you want it', defaultValue: 'wallet', cards: true, children: cards },
};

export const Hint: Story = { args: { hint: 'It cannot be shortened once it runs.' } };

export const Wrong: Story = {
  args: { defaultValue: '', required: true, error: 'Choose how long.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'For how long' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose how long.');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A month' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'A month' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'A day' })).toBeChecked();
  },
};
