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
