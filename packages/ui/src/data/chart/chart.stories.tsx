import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartPlace, ChartPoint, ChartProps } from './chart-props.ts';
import { LineChart } from './line-chart.tsx';

interface DrawnProps extends ChartProps {
  /** Which of the two. */
  kind: 'line' | 'bar';
}

const Drawn = ({ kind, ...props }: DrawnProps) =>
  kind === 'line' ? <LineChart {...props} /> : <BarChart {...props} />;

const locale = (): string => (document.documentElement.dir === 'rtl' ? 'ar-EG' : 'en-GB');

const formatPoint = (point: ChartPoint, place: ChartPlace): string =>
  typeof point === 'string'
    ? point
    : new Intl.DateTimeFormat(
        locale(),
        place === 'axis'
          ? { day: 'numeric', month: 'short', timeZone: 'UTC' }
          : { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
      ).format(point);

const formatValue = (value: number, place: ChartPlace): string =>
  new Intl.NumberFormat(locale(), {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
    ...(place === 'axis'
      ? { notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 }
      : {}),
  }).format(value);

const day = (number: number): Date => new Date(Date.UTC(2026, 9, number));
const days = (count: number): readonly Date[] =>
  Array.from({ length: count }, (_, index) => day(index + 1));
const wave = (count: number, size: number, shift = 0): readonly number[] =>
  Array.from({ length: count }, (_, index) =>
    Math.round(size * (1.4 + Math.sin((index + shift) / 3) + ((index * 7) % 5) / 9)),
  );

const meta = {
  title: 'Data/Chart',
  component: Drawn,
  args: {
    kind: 'line',
    label: 'Commission',
    points: days(30),
    series: [{ name: 'Commission', values: wave(30, 900) }],
    formatPoint,
    formatValue,
    labels: { point: 'Day', table: 'Show the figures as a table', none: 'Unknown' },
  },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

const stage = (canvasElement: HTMLElement, name = 'Commission') =>
  within(canvasElement).findByRole('slider', { name });
/** What is drawn comes a moment after the rest. */
const drawn = async (canvasElement: HTMLElement): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('[data-names] text')).not.toBeNull(), {
    timeout: 60_000,
  });
};

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(await stage(canvasElement)).toHaveAttribute('aria-valuenow', '30');
  },
};

export const Lines: Story = {
  args: {
    label: 'Money in and out',
    points: days(12),
    series: [
      { name: 'Deposits', values: wave(12, 4000) },
      { name: 'Withdrawals', values: wave(12, 2200, 4) },
      { name: 'Won', values: wave(12, 1500, 8) },
      { name: 'Staked', values: wave(12, 2900, 2) },
    ],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const Bars: Story = {
  args: {
    kind: 'bar',
    label: 'Players by day',
    points: week,
    series: [{ name: 'Players', values: [12, 18, 9, 22, 31, 40, 27] }],
    formatValue: (value) => new Intl.NumberFormat(locale()).format(value),
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const BarsBesideEachOther: Story = {
  args: {
    kind: 'bar',
    label: 'Money in and out',
    points: week,
    series: [
      { name: 'Deposits', values: [1200, 1800, 900, 2200, 3100, 4000, 2700] },
      { name: 'Withdrawals', values: [300, 1400, 0, 800, 2100, 1000, 3100] },
      { name: 'Won', values: [700, 400, 100, 1800, 900, 1500, 600] },
      { name: 'Staked', values: [500, 700, 650, 1100, 1900, 2300, 1400] },
    ],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const UnderNothing: Story = {
  args: {
    kind: 'bar',
    label: 'Won and lost',
    points: week,
    series: [{ name: 'Balance of the day', values: [120, -80, -240, 60, null, -20, 310] }],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const slider = await stage(canvasElement, 'Won and lost');
    slider.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Fri: Balance of the day Unknown');
  },
};

export const LineWithAGap: Story = {
  args: {
    label: 'Balance',
    size: 'small',
    points: days(10),
    series: [{ name: 'Balance', values: [40, 30, -20, -60, null, null, 10, 80, 60, 90] }],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const OneValue: Story = {
  args: { points: days(1), series: [{ name: 'Commission', values: [1250.5] }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const OneBar: Story = {
  args: { kind: 'bar', points: days(1), series: [{ name: 'Commission', values: [1250.5] }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Thousand: Story = {
  args: { points: days(1000), series: [{ name: 'Commission', values: wave(1000, 900) }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const ThousandBars: Story = {
  args: {
    kind: 'bar',
    points: days(1000),
    series: [{ name: 'Commission', values: wave(1000, 9) }],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Busy: Story = { args: { busy: true } };

export const Empty: Story = {
  args: {
    points: [],
    series: [{ name: 'Commission', values: [] }],
    empty: (
      <EmptyState
        icon="coins"
        title="Nothing yet"
        description="What you earn will be drawn here."
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    label: 'What all the players whom you brought to us have staked since the first of the month',
    series: [
      { name: 'Stakes of all players together', values: wave(30, 91_234_567) },
      { name: 'What came back to them in the same time', values: wave(30, 71_234_567, 3) },
    ],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const AsTable: Story = {
  args: { points: days(9), series: [{ name: 'Commission', values: wave(9, 900) }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figures = (): (string | null)[] =>
      canvas.getAllByRole('cell').map(({ textContent }) => textContent);
    // Those who do not see the drawing have the same table beside it.
    const hidden = figures();
    await expect(hidden).toHaveLength(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the figures as a table' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Commission' })).toBeVisible();
    await expect(figures()).toEqual(hidden);
  },
};

export const Keyboard: Story = {
  args: {
    kind: 'bar',
    points: week,
    series: [
      { name: 'Deposits', values: [1200, 1800, 900, 2200, 3100, 4000, 2700] },
      { name: 'Withdrawals', values: [300, 1400, 0, 800, 2100, 1000, 3100] },
    ],
    formatValue: String,
  },
  play: async ({ canvasElement }) => {
    const slider = await stage(canvasElement);
    const on = getComputedStyle(slider).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', 'Sun: Deposits 2700, Withdrawals 3100');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Mon: Deposits 1200, Withdrawals 300');
    // Time runs the way one reads.
    await userEvent.keyboard(on);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Tue: Deposits 1800, Withdrawals 1400');
    await userEvent.keyboard('{End}');
    await userEvent.keyboard(on);
    await expect(slider).toHaveAttribute('aria-valuenow', '7');
  },
};

export const ReadByTouch: Story = {
  args: { kind: 'bar', points: week, series: [{ name: 'Players', values: [1, 2, 3, 4, 5, 6, 7] }] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const slider = await stage(canvasElement);
    const box = canvasElement.querySelector('[data-canvas]')?.getBoundingClientRect();
    if (!box) throw new Error('Nothing is drawn.');
    const at = (part: number): PointerEvent =>
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerType: 'touch',
        clientX: box.x + box.width * part,
        clientY: box.y + 20,
      });
    slider.dispatchEvent(at(0.02));
    const first = getComputedStyle(slider).direction === 'rtl' ? '7' : '1';
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuenow', first));
  },
};
