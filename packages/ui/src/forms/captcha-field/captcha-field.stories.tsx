import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { drawn } from '../../testing/captcha.ts';
import { CaptchaField } from './captcha-field.tsx';

const meta = {
  title: 'Forms/Captcha field',
  component: CaptchaField,
  args: {
    label: 'Digits in the picture',
    defaultValue: '',
    src: drawn('4831'),
    refreshLabel: 'Another picture',
    onRefresh: fn(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof CaptchaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '4831' } };
export const Loading: Story = { args: { src: undefined } };
export const Failed: Story = { args: { src: undefined, failed: true } };
export const Wrong: Story = { args: { defaultValue: '4830', error: 'That is not what it says.' } };
export const Listen: Story = { args: { listenLabel: 'Listen to the digits', onListen: fn() } };
export const Disabled: Story = { args: { defaultValue: '4831', disabled: true } };

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Another picture' });
    await waitFor(() => expect(button.querySelector('img')).toBeNull());
  },
};

export const Keyboard: Story = {
  name: 'Another picture for a press (part of LG-10)',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('48 31-5567');
    await expect(canvas.getByLabelText('Digits in the picture')).toHaveValue('483155');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
