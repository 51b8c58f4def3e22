import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { Keypad } from './keypad.tsx';

const meta = {
  title: 'Forms/Keypad',
  component: Keypad,
  args: {
    label: 'Your PIN',
    labels: { remove: 'Take the last digit back', decimal: 'Decimal sign' },
    locale: 'en',
  },
  render: (args) => (
    <div className={column}>
      <Keypad {...args} />
    </div>
  ),
} satisfies Meta<typeof Keypad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pin: Story = {};
export const Amount: Story = { args: { label: 'Amount', decimals: 2 } };
export const OtherDigits: Story = { args: { locale: 'ar-EG', decimals: 2 } };
export const Disabled: Story = { args: { disabled: true } };

export const Typed: Story = {
  args: { onValueChange: fn(), maxLength: 4, name: 'pin' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const digit of ['4', '8', '0'])
      await userEvent.click(canvas.getByRole('button', { name: digit }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take the last digit back' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('48');
    await expect(canvasElement.querySelector('input')).toHaveValue('48');
  },
};

export const Keyboard: Story = {
  args: { onValueChange: fn(), decimals: 2, label: 'Amount' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('25,505');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('125.50');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('125.5');
  },
};

export const Shuffled: Story = {
  args: { shuffled: true, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const keys = canvas.getAllByRole('button', { name: /^\d$/ });
    const digits = keys.map(({ textContent }) => textContent);
    await expect(digits.toSorted()).toEqual([...'0123456789']);
    await userEvent.click(canvas.getByRole('button', { name: '7' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
  },
};
