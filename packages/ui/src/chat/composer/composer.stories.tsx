import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { AttachmentTile } from '../../forms/attachment-tile/attachment-tile.tsx';
import { Composer } from './composer.tsx';

const meta = {
  title: 'Chat/Composer',
  component: Composer,
  args: {
    label: 'Write a message',
    onSend: fn(),
    onAttach: fn(),
    labels: {
      send: 'Send',
      attach: 'Add a picture',
      count: (typed, limit) => `${typed} of ${limit}`,
      remain: (letters) => (letters < 0 ? `${-letters} too many` : `${letters} left`),
      offline: 'No connection. You can send it when you are back.',
    },
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

const letter = 'My withdrawal of Tuesday has not come, and the receipt says that it was paid out.';

export const Empty: Story = {};
export const Written: Story = { args: { defaultValue: letter } };
export const Disabled: Story = { args: { disabled: true } };

export const Offline: Story = {
  args: { offline: true, defaultValue: letter, onSend: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Write a message' });
    await expect(area).toHaveAccessibleDescription(/No connection/);
    await userEvent.type(area, ' More{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(area).toHaveValue(`${letter} More`);
  },
};

export const WithFiles: Story = {
  args: {
    onSend: fn(),
    attachments: (
      <AttachmentTile
        name="receipt.pdf"
        description="1.2 MB"
        labels={{ remove: (name) => `Take ${name} away` }}
        onRemove={fn()}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith('');
  },
};

export const Attaches: Story = {
  args: { onAttach: fn() },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector('input');
    const file = new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' });
    if (input) await userEvent.upload(input, file);
    await expect(args.onAttach).toHaveBeenCalledWith([file]);
    await expect(input).toHaveValue('');
  },
};

export const Keyboard: Story = {
  args: { onSend: fn(), onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toHaveFocus();
    await userEvent.tab();
    const area = canvas.getByRole('textbox', { name: 'Write a message' });
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Good evening{Shift>}{Enter}{/Shift}my name is Robin{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Good evening\nmy name is Robin');
    await expect(area).toHaveValue('');
    await expect(area).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const TooMuch: Story = {
  args: { limit: 20, onSend: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('textbox', { name: 'Write a message' });
    await userEvent.type(area, 'Twelve lette');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 left');
    await userEvent.type(area, 'rs and many more{Enter}');
    await expect(area).toBeInvalid();
    await expect(canvas.getByText('28 of 20')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Grows: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const line = '{Shift>}{Enter}{/Shift}';
    const height = (): number => area.getBoundingClientRect().height;
    const one = height();
    await userEvent.type(area, `one${line}two${line}three${line}four${line}five`);
    const five = height();
    await expect(five).toBeGreaterThan(one * 2);
    await userEvent.type(area, `${line}six${line}seven`);
    await expect(height()).toBe(five);
  },
};
