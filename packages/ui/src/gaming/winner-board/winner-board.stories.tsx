import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { games } from '../../testing/covers.ts';
import { WinnerBoard } from './winner-board.tsx';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `ma•••${index}`,
    game: games[index % games.length]?.name ?? '',
    amount: `${(index + 1) * 1250}.5`,
    cover: games[index % games.length]?.src,
  }));

const meta = {
  title: 'Gaming/Winner board',
  component: WinnerBoard,
  args: {
    label: 'Recent wins',
    entries: entries(6),
    locale: 'en',
    symbol: '₱',
    onSelect: fn(),
    pauseLabel: 'Stop',
    resumeLabel: 'Go on',
  },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

const animations = (element: HTMLElement): Animation[] =>
  element
    .getAnimations({ subtree: true })
    .filter((one) => one.effect?.getTiming().iterations === Infinity);

export const LargestFirst: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    await expect(first).toHaveTextContent(/ma•••5.*Sapphire Gambit/);
    await expect(first).toHaveTextContent('₱7,500.50');
    if (first) await userEvent.click(first);
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }));
  },
};

export const EightStandStill: Story = {
  name: 'Eight stand still (part of HM-16)',
  args: { entries: entries(8) },
  play: async ({ canvasElement }) => {
    await expect(animations(canvasElement)).toHaveLength(0);
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(8);
  },
};

export const NineMove: Story = {
  name: 'Nine move, until held or stopped (part of HM-16)',
  args: { entries: entries(9) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(animations(canvasElement)[0]?.playState).toBe('running');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(animations(canvasElement)[0]?.playState).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(animations(canvasElement)[0]?.playState).toBe('running');
    canvas.getAllByRole('button')[0]?.focus();
    await waitFor(() => expect(animations(canvasElement)[0]?.playState).toBe('paused'));
  },
};

export const KeysBringRowsIn: Story = {
  name: 'Whoever goes through it with the keys sees where they are',
  args: { entries: entries(12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const board = canvas.getByRole('region', { name: 'Recent wins' });
    const rows = within(board).getAllByRole('button', { name: /ma•••/ });
    const isIn = (row: HTMLElement): boolean => {
      const [frame, box] = [board, row].map((one) => one.getBoundingClientRect());
      return frame !== undefined && box !== undefined && box.top >= frame.top - 1
        ? box.bottom <= frame.bottom + 1
        : false;
    };
    const motions = animations(canvasElement);
    for (const row of [...rows, ...rows.toReversed()]) {
      // Half of them have glided out at the top, where nobody can scroll to.
      for (const motion of motions)
        motion.currentTime = Number(motion.effect?.getTiming().duration) / 2;
      row.focus();
      await expect(isIn(row)).toBe(true);
      const { left, top, height } = row.getBoundingClientRect();
      await expect(row.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true);
    }
  },
};

export const FirstPlaceStays: Story = {
  name: 'A first place that is larger than the others stays while they move',
  args: { entries: entries(12) },
  play: async ({ canvasElement }) => {
    const { winners, winnersMove } = document.documentElement.dataset;
    if (winners !== 'table' || winnersMove !== 'step') return;
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('button', { name: /ma•••/ });
    const [first] = rows;
    if (!first) throw new Error('Nobody has won.');
    const top = (): number => first.getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const duration = Number(animations(canvasElement)[0]?.effect?.getTiming().duration);
    for (const part of [0.3, 0.6, 0.95]) {
      for (const motion of animations(canvasElement)) motion.currentTime = part * duration;
      await expect(Math.abs(top() - before)).toBeLessThan(1);
      const { left, bottom } = first.getBoundingClientRect();
      const under = document.elementFromPoint(left + 20, bottom - 10);
      await expect(first).toContainElement(under instanceof HTMLElement ? under : null);
    }
    await expect(rows.at(-1)?.getBoundingClientRect().top).toBeGreaterThan(before);
  },
};

export const Empty: Story = {
  name: 'Is hidden when empty (part of HM-15)',
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Recent wins' })).toBeNull();
  },
};
