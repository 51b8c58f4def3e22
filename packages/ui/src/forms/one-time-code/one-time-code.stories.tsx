import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { OneTimeCode } from './one-time-code.tsx';

const meta = {
  title: 'Forms/One-time code',
  component: OneTimeCode,
  args: {
    label: 'Code from the message',
    name: 'code',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => (
    <form className={css.column}>
      <OneTimeCode {...args} />
    </form>
  ),
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They only show what the input holds, so no role names them. */
const cellsOf = (canvasElement: HTMLElement): Element[] => [
  ...canvasElement.querySelectorAll('form [aria-hidden]'),
];

const shown = (canvasElement: HTMLElement): string =>
  cellsOf(canvasElement)
    .map((cell) => cell.textContent || '_')
    .join('');

const sent = (canvasElement: HTMLElement): FormDataEntryValue | null => {
  const form = canvasElement.querySelector('form');
  return form && new FormData(form).get('code');
};

export const Empty: Story = { args: { hint: 'We sent it to a number that ends in 22.' } };
export const Filled: Story = { args: { defaultValue: '4821' } };
export const Pin: Story = {
  args: { label: 'Your PIN', length: 4, pin: true, defaultValue: '48' },
};
export const Eight: Story = { args: { length: 8, defaultValue: '48210' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '482193' } };
export const LongText: Story = {
  args: {
    label: 'The code that we have just sent to the telephone which you told us about last week',
    hint: 'It can be used once and for ten minutes, and nobody of ours will ever ask you for it.',
  },
};

export const Wrong: Story = {
  args: { defaultValue: '482193', error: 'That is not the code.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await expect(input).toHaveAccessibleDescription('That is not the code.');
    await expect(input).toBeInvalid();
  },
};

/** Six boxes for a secret: one field with one name, masked, and never filled in by the browser. */
export const PaymentPin: Story = {
  args: { label: 'Your payment password', length: 6, pin: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your payment password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('48');
    // What was typed is in no text of the page.
    await expect(shown(canvasElement)).toBe('______');
    await userEvent.paste('482193');
    await expect(args.onComplete).toHaveBeenCalledWith('482193');
    await expect(canvasElement).not.toHaveTextContent('482193');
  },
};
export const PinLocked: Story = {
  args: {
    label: 'Your payment password',
    pin: true,
    disabled: true,
    error: 'Five wrong tries. It can be used again at 14:05.',
  },
};

export const Keyboard: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toBeRequired();
    await userEvent.keyboard('4x8');
    await expect(shown(canvasElement)).toBe('48____');
    await userEvent.keyboard('{ArrowLeft}1');
    await expect(shown(canvasElement)).toBe('481___');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(shown(canvasElement)).toBe('4_____');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.paste('482 193');
    await expect(shown(canvasElement)).toBe('482193');
    await expect(args.onComplete).toHaveBeenCalledWith('482193');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(sent(canvasElement)).toBe('482193');
  },
};

export const OtherFigures: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('٤٨');
    await expect(shown(canvasElement)).toBe('48____');
    await userEvent.paste('٤٨٢١٩٣');
    await expect(args.onComplete).toHaveBeenCalledWith('482193');
    await expect(sent(canvasElement)).toBe('482193');
  },
};

export const LeftToRight: Story = {
  args: { defaultValue: '12' },
  play: async ({ canvasElement }) => {
    const [first, second] = cellsOf(canvasElement);
    const start = first?.getBoundingClientRect().x ?? 0;
    await expect(start).toBeLessThan(second?.getBoundingClientRect().x ?? 0);
  },
};
