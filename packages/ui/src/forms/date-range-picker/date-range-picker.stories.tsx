import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { onward } from '../../testing/keys.ts';
import * as css from '../../testing/board.css.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { usualRanges } from './index.ts';

const meta = {
  title: 'Forms/Date range picker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    locale: 'en-GB',
    today: '2026-03-18',
    max: '2026-03-18',
    presets: [
      { label: 'Today', range: usualRanges.today },
      { label: 'Last 7 days', range: usualRanges.last(7) },
      { label: 'This month', range: usualRanges.thisMonth },
      { label: 'Last month', range: usualRanges.lastMonth },
    ],
    names: { from: 'from', to: 'to' },
    onValueChange: fn(),
    labels: {
      close: 'Close',
      previous: 'Back',
      next: 'On',
      choose: 'Choose a year',
      done: 'Show these days',
      presets: 'Often asked for',
      none: 'Choose the first day',
    },
  },
  render: (args) => (
    <form className={css.column}>
      <DateRangePicker {...args} />
    </form>
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const march: NonNullable<DateRangePickerProps['value']> = { from: '2026-03-03', to: '2026-03-12' };

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const dialog = canvas.getByRole('dialog', { name: 'Period' });
  return {
    button: canvas.getByRole('combobox', { name: 'Period' }),
    dialog,
    sheet: within(dialog),
  };
};

const sent = (canvasElement: HTMLElement): unknown => {
  const form = canvasElement.querySelector('form');
  return form && Object.fromEntries(new FormData(form));
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: march } };
export const Disabled: Story = { args: { defaultValue: march, disabled: true } };
export const Wrong: Story = { args: { error: 'Choose no more than three months.' } };
export const LongText: Story = {
  args: { locale: 'de', label: 'Zeitraum der Aufstellung'.repeat(4), defaultValue: march },
};

export const Open: Story = {
  args: { defaultValue: march },
  play: async ({ canvasElement }) => {
    const { dialog, sheet } = await opened(canvasElement);
    await expect(sheet.getByRole('status')).toHaveTextContent(/^3\s*–\s*12 Mar 2026$/);
    await expect(dialog.querySelectorAll('[aria-selected="true"]')).toHaveLength(10);
  },
};

export const Presets: Story = {
  play: async ({ args, canvasElement }) => {
    const { button, dialog, sheet } = await opened(canvasElement);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-03-12', to: '2026-03-18' });
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent(/^12\s*–\s*18 Mar 2026$/);
    await expect(sent(canvasElement)).toEqual({ from: '2026-03-12', to: '2026-03-18' });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const { button, dialog, sheet } = await opened(canvasElement);
    const done = sheet.getByRole('button', { name: 'Show these days' });
    await expect(done).toBeDisabled();
    await waitFor(() => expect(sheet.getByRole('button', { name: /18 March 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(sheet.getByRole('status')).toHaveTextContent('11 Mar 2026');
    await userEvent.keyboard(`${onward()}${onward()}{Enter}`);
    await expect(sheet.getByRole('status')).toHaveTextContent(/^11\s*–\s*13 Mar 2026$/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-03-11', to: '2026-03-13' });
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(button).toHaveFocus();
  },
};
