import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { Tree, type TreeProps } from './tree.tsx';
import type { TreeItem } from './tree-rows.ts';

const items: readonly TreeItem[] = [
  {
    key: 'ana',
    label: 'ana_reyes',
    description: 'Agent, 3 members',
    end: '₱12,400.00',
    items: [
      { key: 'ben', label: 'ben88', description: 'Agent', end: '₱4,200.00', more: true },
      { key: 'bea', label: 'bea.cruz', description: 'Member', end: '₱1,200.00' },
      { key: 'cora', label: 'cora', description: 'Member', end: '₱0.00' },
    ],
  },
  { key: 'dan', label: 'dan_lim', description: 'Member', end: '₱820.00' },
];

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Your members',
    items,
    defaultExpanded: ['ana'],
    busyLabel: 'On its way',
    onValueChange: fn(),
    onMore: fn(),
  },
  render: (args) => (
    <div className={column}>
      <Tree {...args} />
    </div>
  ),
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvasElement: HTMLElement, name: RegExp): HTMLElement =>
  within(canvasElement).getByRole('treeitem', { name });
const inward = (element: HTMLElement): string =>
  getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
const outward = (element: HTMLElement): string =>
  getComputedStyle(element).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';

export const Members: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(5);
    const row = rowOf(canvasElement, /bea/);
    await expect(row).toHaveAttribute('aria-level', '2');
    await expect(row).toHaveAttribute('aria-posinset', '2');
    await expect(row).toHaveAttribute('aria-setsize', '3');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const first = rowOf(canvasElement, /ana/);
    await expect(first).toHaveFocus();
    await userEvent.keyboard(outward(first));
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getAllByRole('treeitem')).toHaveLength(2);
    await userEvent.keyboard(inward(first));
    await userEvent.keyboard(inward(first));
    await expect(rowOf(canvasElement, /ben/)).toHaveFocus();
    await userEvent.keyboard('dan');
    await expect(rowOf(canvasElement, /dan/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('bea');
    await expect(rowOf(canvasElement, /bea/)).toHaveAttribute('aria-selected', 'true');
    // One stop: the next one is out of the tree.
    await userEvent.tab();
    await expect(canvasElement.querySelector('[role="tree"] :focus')).toBeNull();
  },
};

const below: TreeItem = { key: 'eve', label: 'eve', description: 'Member', end: '₱60.00' };
const withBelow = (before: readonly TreeItem[], key: string): TreeItem[] =>
  before.map((item) =>
    Object.assign({}, item, {
      items: item.key === key ? [below] : item.items && withBelow(item.items, key),
    }),
  );

/** What lies below is fetched when it is asked for. */
function Fetched({ items: first, onMore, ...rest }: TreeProps) {
  const [shown, setShown] = useState(first);
  const more = (key: string): void => {
    onMore?.(key);
    setTimeout(() => {
      setShown((before) => withBelow(before, key));
    }, 50);
  };
  return (
    <div className={column}>
      <Tree {...rest} items={shown} onMore={more} />
    </div>
  );
}

export const FetchedWhenOpened: Story = {
  render: (args) => <Fetched {...args} />,
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, /ben/);
    row.focus();
    await userEvent.keyboard(inward(row));
    await expect(args.onMore).toHaveBeenCalledWith('ben');
    await waitFor(() => expect(rowOf(canvasElement, /eve/)).toHaveAttribute('aria-level', '3'));
    await expect(row).not.toHaveAttribute('aria-busy');
    await expect(row).toHaveFocus();
  },
};

export const OnItsWay: Story = {
  args: { defaultExpanded: ['ana', 'ben'], defaultValue: 'cora' },
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement, /ben/);
    await expect(row).toHaveAttribute('aria-busy', 'true');
    await expect(row).toHaveTextContent('On its way');
  },
};

export const PressedByAFinger: Story = {
  name: 'A press on the mark opens, a press beside it chooses',
  play: async ({ args, canvasElement }) => {
    const row = rowOf(canvasElement, /ana/);
    const mark = row.querySelector('[data-mark]');
    if (!mark) throw new Error('Nothing opens it.');
    await userEvent.click(mark);
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(row).getByText('ana_reyes'));
    await expect(args.onValueChange).toHaveBeenCalledWith('ana');
    await expect(row).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Thousands: Story = {
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      key: String(index),
      label: `member_${index}`,
      end: '₱0.00',
    })),
    defaultExpanded: [],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('member_999'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('member_0'));
  },
};
