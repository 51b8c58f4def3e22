import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { DataCard } from '../data-list/data-card.tsx';
import { ListRow } from '../../layout/list-row/list-row.tsx';
import { InfiniteList, type InfiniteState } from './infinite-list.tsx';

const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${from + index}`,
    name: `Round ${from + index}`,
  }));

type Row = ReturnType<typeof rowsOf>[number];

const labels = {
  busy: 'More is on its way',
  failed: 'That did not come through',
  retry: 'Try again',
  end: 'That was all',
};

interface RowsProps {
  state: InfiniteState;
  count: number;
  onMore: () => void;
}

const drawRow = ({ name }: Row) => (
  <ListRow rich icon="ticket" label={name} description="18 November" value="₱240.00" />
);

function Rows({ state, count, onMore }: RowsProps) {
  return (
    <InfiniteList
      label="Rounds"
      items={rowsOf(1, count)}
      keyOf={({ id }) => id}
      state={state}
      onMore={onMore}
      labels={labels}
    >
      {drawRow}
    </InfiniteList>
  );
}

const meta = {
  title: 'Data/Infinite list',
  component: Rows,
  args: { state: 'more', count: 5, onMore: fn() },
} satisfies Meta<typeof Rows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = { args: { state: 'busy' } };
export const End: Story = { args: { state: 'end' } };
export const AllFarAway: Story = { args: { count: 60 } };

export const OfCards: Story = {
  render: () => (
    <InfiniteList
      label="Rounds"
      items={rowsOf(1, 3)}
      keyOf={({ id }) => id}
      state="end"
      onMore={() => undefined}
      labels={labels}
    >
      {({ name }) => (
        <DataCard
          title={name}
          description="18 November"
          value="₱240.00"
          data={[{ label: 'Won', value: '₱0.00', figures: true }]}
        />
      )}
    </InfiniteList>
  ),
};

export const Failed: Story = {
  args: { state: 'failed', onMore: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('That did not come through');
    for (let row = 0; row < 6; row += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    // What has failed is not asked for again by scrolling.
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** Two pages more and no others, each of them a moment on its way. */
function Pages({ onMore }: { onMore: () => void }) {
  const [pages, setPages] = useState(1);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => {
      setBusy(false);
      setPages((page) => page + 1);
    }, 50);
    return () => clearTimeout(timer);
  }, [busy]);
  const rest = pages < 3 ? 'more' : 'end';
  return (
    <InfiniteList
      label="Rounds"
      items={rowsOf(1, pages * 4)}
      keyOf={({ id }) => id}
      state={busy ? 'busy' : rest}
      onMore={() => {
        onMore();
        setBusy(true);
      }}
      labels={labels}
    >
      {drawRow}
    </InfiniteList>
  );
}

export const GoesOn: Story = {
  name: 'Goes on near the end, and stops where there is no more (part of GC-25)',
  args: { onMore: fn() },
  render: ({ onMore }) => <Pages onMore={onMore} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(7));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
    await expect(canvas.getByRole('status')).toHaveTextContent('That was all');
    await expect(args.onMore).toHaveBeenCalledTimes(2);
  },
};
