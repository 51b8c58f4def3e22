import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { backward, onward } from '../../testing/keys.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Forms/Date picker',
  component: DatePicker,
  args: {
    label: 'From',
    defaultValue: '',
    locale: 'en-GB',
    onValueChange: fn(),
    labels: {
      close: 'Close',
      previous: 'Back',
      next: 'On',
      choose: 'Choose a year',
      hour: 'Hour',
      minute: 'Minute',
      done: 'Take this time',
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const sheet = canvas.getByRole('dialog');
  return { canvas, sheet: within(sheet), dialog: sheet };
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-03-09' } };
export const Disabled: Story = { args: { defaultValue: '2026-03-09', disabled: true } };
export const LongText: Story = {
  args: {
    mode: 'datetime',
    defaultValue: '2026-09-23T20:05',
    locale: 'de',
    label: 'Von'.repeat(20),
  },
};

export const Wrong: Story = {
  args: { required: true, error: 'Choose a day.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'From' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Choose a day.');
  },
};

export const OpenAndPick: Story = {
  name: 'Opens on a tap, closes on a pick (part of RE-17)',
  args: { defaultValue: '2026-03-09' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'From' });
    await expect(field).toHaveTextContent('9 March 2026');
    await userEvent.click(field);
    const dialog = canvas.getByRole('dialog', { name: 'From' });
    await expect(dialog).toBeVisible();
    await userEvent.click(
      within(dialog).getByRole('button', { name: /^Wednesday,? 18 March 2026$/ }),
    );
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-03-18');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(field).toHaveFocus();
    await expect(field).toHaveTextContent('18 March 2026');
  },
};

export const Dismissed: Story = {
  name: 'Closes without a choice (part of RE-17)',
  args: { defaultValue: '2026-03-09' },
  play: async ({ args, canvasElement }) => {
    const { canvas, sheet, dialog } = await opened(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveFocus();
  },
};

const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';

export const Keyboard: Story = {
  args: { defaultValue: '2026-03-09' },
  play: async ({ args, canvasElement }) => {
    const { sheet, dialog } = await opened(canvasElement);
    await expect(focused()).toMatch(/^Monday,? 9 March 2026$/);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(focused()).toMatch(/^Sunday,? 22 March 2026$/);
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(focused()).toMatch(/^Thursday,? 16 April 2026$/);
    await expect(sheet.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(focused()).toMatch(/16 April 2025$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2025-04-16');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};

export const Birthday: Story = {
  name: 'A birthday goes from 1900 to the end of a year (part of RE-18)',
  args: {
    label: 'Birthday',
    min: '1900',
    max: '2026',
    yearFirst: true,
    defaultValue: '1990-06-15',
  },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getByRole('option', { name: '1990' })).toHaveFocus();
    await expect(sheet.getByRole('option', { name: '1900' })).toBeInTheDocument();
    await expect(sheet.queryByRole('option', { name: '2027' })).toBeNull();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(sheet.getByRole('option', { name: 'Jun' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(focused()).toMatch(/15 January 1900$/);
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toMatch(/1 January 1900$/);
    await userEvent.keyboard(backward());
    await expect(focused()).toMatch(/1 January 1900$/);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenCalledWith('1900-01-01');
  },
};

export const Bounds: Story = {
  args: { defaultValue: '2026-03-09', min: '2026-03-05', max: '2026-03-20' },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    const early = sheet.getByRole('button', { name: /Wednesday,? 4 March 2026/ });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(early);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sheet.getByRole('button', { name: 'Back' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(sheet.getByRole('button', { name: 'On' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const DateAndTime: Story = {
  name: 'A day and a time (part of ST-16)',
  args: { mode: 'datetime', defaultValue: '2026-03-09T20:05', minuteStep: 5 },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await userEvent.keyboard(`${onward()}{Enter}`);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    const hours = within(sheet.getByRole('listbox', { name: 'Hour' }));
    await expect(hours.getByRole('option', { name: '20' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-03-10T21:55');
  },
};

export const Time: Story = {
  name: 'A time of day (part of ST-16)',
  args: {
    mode: 'time',
    defaultValue: '20:05',
    locale: 'en',
    label: 'Every day at',
    clearLabel: 'None',
  },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getByRole('option', { name: /8.PM/ })).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: 'None' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('');
  },
};

export const Month: Story = {
  name: 'A month (part of ST-16)',
  args: { mode: 'month', defaultValue: '2026-03', label: 'Statement of' },
  play: async ({ args, canvasElement }) => {
    await opened(canvasElement);
    await userEvent.keyboard(`${onward()}{Enter}`);
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-04');
  },
};

export const Year: Story = {
  name: 'A year, from 2000 to 2030 unless told (part of ST-16) (part of CO-07)',
  args: { mode: 'year', defaultValue: '2026', label: 'Year' },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getAllByRole('option')).toHaveLength(31);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2022');
  },
};

export const OpenMoment: Story = {
  args: { mode: 'datetime', defaultValue: '2026-03-09T20:05', locale: 'en' },
  play: async ({ canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getByRole('listbox', { name: 'Minute' })).toBeInTheDocument();
  },
};

export const OpenMonths: Story = {
  args: { mode: 'month', defaultValue: '2026-03', min: '2026-02', max: '2026-10' },
  play: async ({ canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getByRole('option', { name: 'Jan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OpenYears: Story = {
  args: { min: '1900', max: '2026', yearFirst: true, defaultValue: '1990-06-15' },
  play: async ({ canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    // In the middle of its list, above as many as below.
    const year = sheet.getByRole('option', { name: '1990' });
    const list = sheet.getByRole('listbox', { name: 'Choose a year' });
    await waitFor(() => {
      const { top, bottom } = year.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return expect(Math.abs(top - box.top - (box.bottom - bottom))).toBeLessThan(4);
    });
  },
};

export const OtherWeek: Story = {
  args: { defaultValue: '2026-03-09', locale: 'ar-EG', label: 'من' },
  play: async ({ canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await expect(sheet.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'السبت');
  },
};

const birthday = {
  label: 'Birthday',
  manner: 'wheel',
  min: '1900',
  max: '2026',
  start: '1996-07-15',
} as const;

export const OpenWheel: Story = {
  args: birthday,
  play: async ({ canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    // In the band, with as many rows above as below.
    const year = sheet.getByRole('option', { name: '1996' });
    const list = sheet.getByRole('listbox', { name: 'year' });
    await waitFor(() => {
      const { top, bottom } = year.getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return expect(Math.abs(top - box.top - (box.bottom - bottom))).toBeLessThan(4);
    });
  },
};

export const WheelByPresses: Story = {
  name: 'A wheel takes the day with the third press, in any order (part of RE-17)',
  args: birthday,
  play: async ({ args, canvasElement }) => {
    const { canvas, sheet, dialog } = await opened(canvasElement);
    await userEvent.click(sheet.getByRole('option', { name: '1998' }));
    await userEvent.click(sheet.getByRole('option', { name: 'September' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('option', { name: '17' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('1998-09-17');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('combobox', { name: 'Birthday' })).toHaveTextContent(
      '17 September 1998',
    );
  },
};

export const WheelOfShortMonths: Story = {
  name: 'A day that a short month has moved is chosen anew',
  args: { ...birthday, start: '1996-01-31' },
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    await userEvent.click(sheet.getByRole('option', { name: '31' }));
    await userEvent.click(sheet.getByRole('option', { name: 'February' }));
    await userEvent.click(sheet.getByRole('option', { name: '1997' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sheet.queryByRole('option', { name: '29' })).toBeNull();
    await userEvent.click(sheet.getByRole('option', { name: '28' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('1997-02-28');
  },
};

export const WheelByKeys: Story = {
  name: 'A wheel by the keyboard alone, which says when it is done',
  args: birthday,
  play: async ({ args, canvasElement }) => {
    const { sheet, dialog } = await opened(canvasElement);
    const columns = sheet.getAllByRole('listbox');
    await expect(columns).toHaveLength(3);
    await expect(sheet.getByRole('option', { name: '15' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(sheet.getByRole('option', { name: '17' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(sheet.getByRole('option', { name: '1991' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('1991-12-17');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};

export const WheelByEnter: Story = {
  name: 'Enter takes the number of a column and goes on to the next',
  args: birthday,
  play: async ({ args, canvasElement }) => {
    const { sheet, dialog } = await opened(canvasElement);
    const [, second, third] = sheet.getAllByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(second).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(third).toContainElement(document.activeElement as HTMLElement);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};

export const WheelTurned: Story = {
  name: 'A wheel that is turned takes what comes to stand in its band',
  args: birthday,
  play: async ({ args, canvasElement }) => {
    const { sheet } = await opened(canvasElement);
    const list = sheet.getByRole('listbox', { name: 'year' });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    list.scrollTop -= 2 * 44;
    await waitFor(() =>
      expect(sheet.getByRole('option', { name: '1994' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Take this time' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('1994-07-15');
  },
};
