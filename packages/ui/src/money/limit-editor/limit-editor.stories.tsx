import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { LimitEditor } from './limit-editor.tsx';

const meta = {
  title: 'Money/Limit editor',
  component: LimitEditor,
  args: {
    title: 'Deposits in a day',
    limit: '1000',
    limitText: '₱1,000',
    locale: 'en',
    currency: 'PHP',
    used: { label: 'Today', value: 400, max: 1000, valueText: '₱400 of ₱1,000' },
    onSave: fn(),
    onRemove: fn(),
    labels: {
      none: 'No limit',
      set: 'Set a limit',
      change: 'Change',
      amount: 'New limit',
      lower: 'It holds at once.',
      raise: 'It waits for 24 hours. Then we ask you once more.',
      remove: 'The limit holds for another 24 hours. Then we ask you once more.',
      save: 'Save',
      cancel: 'Leave it',
      removeButton: 'Remove the limit',
    },
  },
  render: (args) => (
    <div className={css.column}>
      <LimitEditor {...args} />
    </div>
  ),
} satisfies Meta<typeof LimitEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Holds: Story = {};
export const NoLimit: Story = {
  render: ({ title, labels, locale, currency, onSave }) => (
    <div className={css.column}>
      <LimitEditor limit={null} {...{ title, labels, locale, currency, onSave }} />
    </div>
  ),
};
export const Waiting: Story = {
  args: {
    pending: {
      text: '₱5,000 from 21 November, 20:05',
      cancelLabel: 'Stop the change',
      onCancel: fn(),
    },
  },
};
export const ToBeConfirmed: Story = {
  args: {
    pending: {
      text: '₱5,000 may hold now.',
      cancelLabel: 'Stop the change',
      onCancel: fn(),
      confirmLabel: 'Confirm',
      onConfirm: fn(),
    },
  },
};
export const Busy: Story = { args: { busy: true } };

export const Keyboard: Story = {
  args: { onSave: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'New limit' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard('500');
    await expect(canvas.getByRole('status')).toHaveTextContent('It holds at once.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('500');
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

export const Raised: Story = {
  args: { onSave: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'New limit' }), '5000');
    await expect(canvas.getByRole('status')).toHaveTextContent(/waits for 24 hours/);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave it' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the limit' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Leave it' })).toHaveFocus();
    await expect(canvas.getByText(/holds for another 24 hours/)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
