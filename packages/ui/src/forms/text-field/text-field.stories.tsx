import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Username', icon: 'user' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every line of the label can be read, and none is in the way of the value. */
async function standsWhole({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
  const [label] = input.labels ?? [];
  const words = document.createRange();
  if (label) words.selectNodeContents(label);
  await expect(words.getClientRects().length).toBeGreaterThan(1);
  await expect(label?.scrollWidth).toBe(label?.clientWidth);
  const { bottom } = words.getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(input.getBoundingClientRect().top + 2);
}

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'marisol88' } };
export const Hint: Story = { args: { hint: 'Six to twelve letters or digits.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'marisol88' } };
export const WithoutIcon: Story = {
  args: { label: 'Amount', inputMode: 'decimal', defaultValue: '500' },
  render: ({ icon: _icon, ...args }) => <TextField {...args} />,
};

export const Wrong: Story = {
  args: { error: 'Type your username.', hint: 'Six to twelve letters.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Username');
    await expect(input).toHaveAccessibleDescription('Type your username.');
    await expect(input).toBeInvalid();
  },
};

export const WrongWithoutHint: Story = {
  name: 'What is wrong is read out with a field of no hint',
  args: { error: 'Type your username.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Username');
    await expect(input).toHaveAccessibleDescription('Type your username.');
  },
};

export const Captcha: Story = {
  args: {
    label: 'Letters in the picture',
    icon: 'shield',
    end: <IconButton icon="refresh" label="Another picture" />,
  },
};

export const Clearing: Story = {
  args: { clearLabel: 'Clear', defaultValue: 'marisol', onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Username');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const Keyboard: Story = {
  args: { clearLabel: 'Clear', onChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await userEvent.keyboard('marisol');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Username')).toHaveFocus();
    await expect(canvas.getByLabelText('Username')).toHaveValue('');
  },
};

export const LongText: Story = {
  args: {
    label: 'The name that you gave when you opened your account with us',
    hint: 'Six to twelve letters or digits, and neither spaces nor any other signs in between them.',
    clearLabel: 'Clear',
    defaultValue: 'marisol-with-a-very-long-name-indeed-88',
  },
  play: standsWhole,
};

export const LongLabelEmpty: Story = {
  name: 'A long label stands whole over an empty field',
  args: { label: 'The name that you gave when you opened your account with us', mark: 'optional' },
  play: standsWhole,
};
