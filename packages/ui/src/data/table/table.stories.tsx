import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { formatMoney } from '../../foundations/money/format-money.ts';
import type { TableColumn } from './columns.ts';
import type { Sort } from './next-sort.ts';
import { Table, type TableProps } from './table.tsx';

interface Bet {
  readonly id: string;
  readonly game: string;
  readonly day: string;
  readonly stake: number;
  readonly won: number;
}

const bets: readonly Bet[] = [
  { id: '1', game: 'Moon Orchard', day: '18 Nov', stake: 12.5, won: 0 },
  { id: '2', game: 'Lantern Reels', day: '18 Nov', stake: 240, won: 1204.75 },
  { id: '3', game: 'Coral Court', day: '17 Nov', stake: 8, won: 16 },
  { id: '4', game: 'Ember Peak', day: '16 Nov', stake: 1500, won: 0 },
];
const many = Array.from({ length: 7 }, (_, week) =>
  bets.map((bet) => Object.assign({}, bet, { id: `${week}-${bet.id}` })),
).flat();

const money = (value: number) => formatMoney(value.toFixed(2), { symbol: '₱', locale: 'en-PH' });

const columns: readonly TableColumn<Bet>[] = [
  { key: 'game', label: 'Game', cell: ({ game }) => game, sortable: true },
  { key: 'day', label: 'Day', cell: ({ day }) => day },
  {
    key: 'stake',
    label: 'Stake',
    cell: ({ stake }) => money(stake),
    numeric: true,
    sortable: true,
  },
  { key: 'won', label: 'Won', cell: ({ won }) => money(won), numeric: true, sortable: true },
];

const compare = (one: Bet, other: Bet, key: string): number => {
  if (key === 'game') return one.game.localeCompare(other.game);
  return key === 'stake' ? one.stake - other.stake : one.won - other.won;
};

function Sorted(props: TableProps<Bet>) {
  const [sort, setSort] = useState<Sort | undefined>(props.sort);
  const rows = sort
    ? props.rows.toSorted(
        (one, other) => compare(one, other, sort.key) * (sort.direction === 'ascending' ? 1 : -1),
      )
    : props.rows;
  return <Table {...props} rows={rows} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: 'Data/Table',
  component: Sorted,
  args: { caption: 'Bets of this week', columns, rows: bets, keyOf: ({ id }) => id },
} satisfies Meta<typeof Sorted>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstCells = (canvas: { getAllByRole: (role: string) => HTMLElement[] }): (string | null)[] =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Few: Story = {
  args: { sort: { key: 'won', direction: 'descending' } },
};
export const WithASum: Story = {
  args: { foot: { game: 'Together', stake: money(1760.5), won: money(1220.75) } },
};
export const Many: Story = { args: { rows: many, captionHidden: true } };
export const OnItsWay: Story = {
  args: { rows: [], busy: true },
  play: async ({ canvasElement }) => {
    const bones = canvasElement.querySelectorAll('tbody [data-shape="line"]');
    await expect(bones).toHaveLength(5 * columns.length);
  },
};

const wide: readonly TableColumn<Bet>[] = [
  ...columns,
  { key: 'vendor', label: 'Vendor', cell: () => 'Kestrel Studios' },
  { key: 'time', label: 'When', cell: ({ day }) => `${day} 2026, 21:04` },
  { key: 'note', label: 'Note', cell: () => 'Played with a bonus that was won before', wrap: true },
];

export const NamesStay: Story = {
  args: { columns: wide },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Bets of this week' });
    const name = canvas.getByRole('rowheader', { name: 'Moon Orchard' });
    const before = name.getBoundingClientRect().x;
    const rtl = getComputedStyle(region).direction === 'rtl';
    region.scrollLeft = rtl ? -200 : 200;
    await waitFor(() => expect(Math.abs(region.scrollLeft)).toBe(200));
    await expect(Math.round(name.getBoundingClientRect().x - before)).toBe(0);
    // A date takes one line, however narrow the screen.
    const [date] = canvas.getAllByRole('cell', { name: '18 Nov 2026, 21:04' });
    await expect(date && getComputedStyle(date).whiteSpace).toBe('nowrap');
  },
};
export const Folds: Story = {
  name: 'What matters less goes below the name where there is no room',
  args: {
    columns: columns.map((column) =>
      column.key === 'day' || column.key === 'stake'
        ? Object.assign({}, column, { folds: true })
        : column,
    ),
    foot: { game: 'Together', stake: money(1760.5), won: money(1220.75) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Bets of this week' });
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const box = region.parentElement;
    if (!box) throw new Error('the table stands in nothing');
    box.style.inlineSize = '358px';
    await waitFor(() => expect(heads()).toEqual(['Game', 'Won']));
    await expect(
      canvas.getByRole('rowheader', { name: /Moon Orchard Day 18 Nov Stake ₱12.50/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /Together Stake/ })).toBeVisible();
    await expect(region.scrollWidth).toBe(region.clientWidth);
    box.style.inlineSize = '640px';
    await waitFor(() => expect(heads()).toEqual(['Game', 'Day', 'Stake', 'Won']));
    await expect(canvas.getByRole('rowheader', { name: 'Moon Orchard' })).toBeVisible();
    box.style.removeProperty('inline-size');
  },
};
export const NextPageOnItsWay: Story = { args: { busy: true } };
export const None: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon="receipt" title="No bets yet" description="What you play will stand here." />
    ),
  },
};

export const SortsByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Bets of this week' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Game' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const won = canvas.getByRole('columnheader', { name: 'Won' });
    await expect(won).toHaveAttribute('aria-sort', 'descending');
    await expect(firstCells(canvas)[0]).toBe('Lantern Reels');
    await userEvent.keyboard('{Enter}');
    await expect(won).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('button', { name: 'Won' })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Game' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
  },
};

export const SaysWhatSorts: Story = {
  name: 'A head that sorts shows its sign to the mouse and the keyboard, and moves nothing',
  args: { defaultSort: { key: 'won', direction: 'descending' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('button', { name: 'Game' });
    const sign = head.querySelector('svg');
    const { width } = head.getBoundingClientRect();
    await expect(sign).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(head).toHaveFocus();
    await expect(sign).toBeVisible();
    await expect(head.getBoundingClientRect().width).toBe(width);
    await userEvent.tab();
    await expect(sign).not.toBeVisible();
  },
};

export const RowsAreChosen: Story = {
  args: {
    selectLabel: 'Choose',
    selectAllLabel: 'Choose all',
    defaultSelected: ['2', 'on another page'],
    onSelectedChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Choose all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Moon Orchard' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['2', 'on another page', '1']);
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([
      'on another page',
      ...bets.map(({ id }) => id),
    ]);
    await userEvent.click(all);
    // What is not in sight stays as it was.
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['on another page']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Coral Court' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const RowsLeadOn: Story = {
  name: 'A press anywhere on a row is one on its name',
  args: { onRowAction: fn(), selectLabel: 'Choose', selectAllLabel: 'Choose all' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('cell', { name: '17 Nov' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(bets[2]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Moon Orchard' }));
    await expect(args.onRowAction).toHaveBeenCalledOnce();
    const name = canvas.getByRole('button', { name: 'Lantern Reels' });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowAction).toHaveBeenCalledTimes(2);
    await expect(args.onRowAction).toHaveBeenLastCalledWith(bets[1]);
  },
};

export const RowsAreLinks: Story = {
  args: { linkTo: ({ id }) => <a href={`#bet-${id}`}>Bet</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Coral Court' })).toHaveAttribute(
      'href',
      '#bet-3',
    );
  },
};
