import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { CodeField, type CodeFieldProps } from './code-field.tsx';

interface Extra {
  /** How long another code has to wait; nothing lets the sending fail. */
  readonly seconds?: number;
}

function Sender({ onSend, seconds, ...rest }: CodeFieldProps & Extra) {
  const [sending, setSending] = useState(false);
  const [until, setUntil] = useState<number>();
  const send = (): void => {
    onSend();
    setSending(true);
    setTimeout(() => {
      setSending(false);
      if (seconds !== undefined) setUntil(Date.now() + seconds * 1000);
    }, 400);
  };
  return <CodeField sending={sending} until={until} {...rest} onSend={send} />;
}

const meta = {
  title: 'Forms/Code field',
  component: Sender,
  args: {
    label: 'Code',
    onValueChange: fn(),
    onSend: fn(),
    labels: {
      send: 'Send code',
      sending: 'The code is being sent',
      wait: (seconds: number) => `Again in ${seconds} s`,
      again: 'Send again',
      sent: 'The code is on its way',
    },
  },
} satisfies Meta<typeof Sender>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Far enough to stand still in a picture. */
const later = Date.now() + 45_000;

export const Idle: Story = {};
export const Sending: Story = { args: { sending: true } };
export const Counting: Story = { args: { until: later, defaultValue: '4821' } };
export const Again: Story = { args: { until: 1 } };
export const Wrong: Story = {
  args: { until: 1, defaultValue: '4821', error: 'That is not the code.' },
};
export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    label: 'The code that we sent you',
    labels: {
      send: 'Have a new code sent to me by message now',
      sending: '',
      wait: String,
      again: '',
      sent: '',
    },
  },
};

export const Keyboard: Story = {
  name: 'Sends, counts, locks and offers again (part of SM-01) (part of SM-02) (part of SM-03) (part of SM-04)',
  args: { seconds: 2 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('48x21');
    await expect(canvas.getByLabelText('Code')).toHaveValue('4821');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Send code' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('The code is being sent');
    await waitFor(() => expect(button).toHaveAccessibleName('Again in 2 s'));
    await expect(canvas.getByRole('status')).toHaveTextContent('The code is on its way');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAccessibleName('Send again'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Failed: Story = {
  name: 'Counts nothing after a failure (part of SM-05)',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send code' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(button).toHaveAccessibleName('Send code');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const WholeMessage: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Code');
    await userEvent.click(field);
    await userEvent.paste('Your code is 123456. It is valid for 5 minutes.');
    await expect(field).toHaveValue('123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
  },
};
