import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    defaultValue: 'correct horse',
    revealLabel: 'Show password',
    concealLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

export const Reveal: StoryObj<typeof meta> = {
  name: 'Shows and hides what is typed (part of RE-16)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const Wrong: StoryObj<typeof meta> = {
  args: { error: 'At least eight characters.' },
};

export const KeepsTheCaret: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    input.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveFocus();
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('!');
    await expect(input).toHaveValue('correct! horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input.selectionStart).toBe(8);
  },
};

export const HidesWhatIsSent: StoryObj<typeof meta> = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
