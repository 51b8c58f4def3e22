import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Select } from './select.tsx';

const banks = ['Bank of the Islands', 'Harbour Savings', 'Mountain Trust'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Bank', icon: 'withdraw', options: banks },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'harbour savings' } };
export const Nothing: Story = { args: { placeholder: 'Choose a bank', defaultValue: '' } };
export const Hint: Story = { args: { hint: 'Only an account in your own name.' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithoutIcon: Story = {
  render: ({ icon: _icon, ...args }) => <Select {...args} />,
};

export const LongText: Story = {
  args: {
    label: 'The bank that your winnings are to be sent to from now on',
    options: [{ value: 'a', label: 'Cooperative Bank of the Northern Islands and Provinces, Ltd' }],
  },
};

export const Wrong: Story = {
  args: { placeholder: 'Choose a bank', defaultValue: '', error: 'Choose your bank.' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Bank');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Choose your bank.');
  },
};

export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Bank' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'mountain trust');
    await expect(select).toHaveValue('mountain trust');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(select).toHaveFocus();
  },
};
