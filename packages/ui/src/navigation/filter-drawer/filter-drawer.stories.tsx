import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { studios } from '../../testing/covers.ts';
import { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx';
import type { FilterValue } from './filter.ts';

const makers = studios
  .slice(0, 6)
  .map(({ code, name, src }) => ({ value: code, label: name, src }));
const bets = ['all', '0.01', '0.05', '0.1', '0.5', '0.75', '1'].map((value) => ({
  value,
  label: value === 'all' ? 'Any' : value,
}));
const none: FilterValue = { name: '', makers: [], bet: 'all' };

type FilteredProps = Pick<FilterDrawerProps, 'makers' | 'bets' | 'busy' | 'onShow'> & {
  first?: FilterValue;
};

function Filtered({ first = none, onShow, ...rest }: FilteredProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FilterDrawer
        {...rest}
        open={open}
        onClose={() => setOpen(false)}
        title="Filter slots"
        defaultValue={first}
        onShow={() => {
          setOpen(false);
          onShow();
        }}
        labels={{
          close: 'Close',
          search: 'Search by name',
          clearSearch: 'Empty the search',
          makers: 'Studio',
          bets: 'Smallest bet',
          clear: 'Clear',
          show: 'Show 84 games',
        }}
      />
    </>
  );
}

const meta = {
  title: 'Navigation/Filter',
  component: Filtered,
  args: { makers, bets, onShow: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filter slots' })).toBeVisible());
  },
} satisfies Meta<typeof Filtered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    first: { name: 'koi', makers: [makers[0]?.value ?? '', makers[2]?.value ?? ''], bet: '0.5' },
  },
};
export const WithoutBets: Story = {
  name: 'Only slots ask for a bet (part of GC-09)',
  args: { bets: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(makers.length);
  },
};
export const Counting: Story = { args: { busy: true } };
export const Many: Story = {
  args: {
    makers: studios.flatMap(({ code, name, src }) => [
      { value: code, label: name, src },
      { value: `${code}2`, label: `${name} & Daughters`, src },
    ]),
  },
};

export const KeyboardAlone: Story = {
  name: 'Seven bets, and a clear that goes back to all (part of GC-26) (part of GC-24)',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog', { name: 'Filter slots' });
    const inside = within(drawer);
    await expect(inside.getAllByRole('radio')).toHaveLength(7);
    await userEvent.tab();
    await expect(inside.getByRole('searchbox', { name: 'Search by name' })).toHaveFocus();
    await userEvent.keyboard('koi');
    await userEvent.tab();
    await userEvent.tab();
    const maker = inside.getByRole('checkbox', { name: makers[0]?.label ?? '' });
    await expect(maker).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(maker).toBeChecked();
    inside.getByRole('radio', { name: 'Any' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(inside.getByRole('radio', { name: '0.01' })).toBeChecked();
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(maker).not.toBeChecked();
    await expect(inside.getByRole('radio', { name: 'Any' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onShow).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};
