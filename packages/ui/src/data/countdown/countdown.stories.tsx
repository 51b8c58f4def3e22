import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { Countdown } from './countdown.tsx';

const now = Date.now();
const hour = 3_600_000;
const locale = (): string => (document.documentElement.dir === 'rtl' ? 'ar-EG' : 'en');

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { until: now, locale: 'en', label: 'Ends in', endLabel: 'This has ended' },
  render: (args) => (
    <div className={css.column}>
      <Countdown {...args} locale={locale()} />
    </div>
  ),
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Days: Story = {
  args: { until: now + 51.5 * hour },
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer');
    await waitFor(() => expect(timer).not.toBeEmptyDOMElement());
    // What ticks is not read out as it does.
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Hours: Story = { args: { until: now + 5.5 * hour } };
export const LongText: Story = {
  args: {
    until: now + 400.5 * hour,
    label: 'Whoever has reached the next level by then keeps it for the rest of the year. Ends in',
  },
};
export const Clock: Story = {
  args: { until: now + 83_000, look: 'clock', label: 'Closes in' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('timer')).not.toBeEmptyDOMElement());
    // There are many of them on a page: none speaks.
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const SpokenClock: Story = {
  args: {
    until: now + 290_000,
    look: 'clock',
    spoken: true,
    label: 'The code holds for',
    endLabel: 'The code has run out',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('timer')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Over: Story = { args: { until: now - hour } };
