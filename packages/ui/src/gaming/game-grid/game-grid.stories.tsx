import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { GameTile } from '../game-tile/game-tile.tsx';
import { games } from '../../testing/covers.ts';
import { GameGrid } from './game-grid.tsx';

/** A limit is for what hangs; a slow machine is no fault. */
const patience = { timeout: 60_000 };

interface Game {
  readonly name: string;
  readonly src: string;
}

const many = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, index) => {
    const { name, src } = games[index % games.length] ?? { name: '', src: '' };
    return { name: `${name} ${index + 1}`, src };
  });

const keyOf = (game: Game): string => game.name;
const tile = (game: Game) => <GameTile name={game.name} src={game.src} />;

const ten = many(10);
const tenThousand = many(10_000);

function Endless() {
  const [items, setItems] = useState(ten);
  const more = (): void =>
    setItems((before) => [...before, ...many(before.length + 10).slice(-10)]);
  return (
    <GameGrid
      label="All games"
      items={items}
      keyOf={keyOf}
      {...(items.length < 60 ? { onEnd: more } : {})}
    >
      {tile}
    </GameGrid>
  );
}

const meta = {
  title: 'Gaming/Grid',
  component: GameGrid<Game>,
  args: { label: 'All games', items: many(30), keyOf, children: tile },
} satisfies Meta<typeof GameGrid<Game>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('region', { name: 'All games' });
    const items = within(grid).getAllByRole('listitem');
    await expect(items).toHaveLength(30);
    await expect(items.at(-1)).toHaveAttribute('aria-posinset', '30');
  },
};

const pictureOf = (of: HTMLElement | undefined): string | null | undefined =>
  of?.querySelector('img')?.getAttribute('src');

export const PicturesInTime: Story = {
  name: 'A picture is asked for when its part of the list comes near',
  args: { items: many(110) },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement).getAllByRole('button');
    await waitFor(() => expect(pictureOf(tiles[0])).toContain('/'), patience);
    await expect(pictureOf(tiles[60])).toBeNull();
    // Rows take their measure as they come into sight, and push on those below.
    await waitFor(() => {
      tiles[60]?.scrollIntoView();
      expect(pictureOf(tiles[60])).toContain('/');
    }, patience);
    await expect(pictureOf(tiles[109])).toBeNull();
    // Two are shown in a frame, and in the end all that came near.
    await waitFor(() => expect(tiles[60]?.querySelector('img')).toBeVisible(), patience);
  },
};

export const Few: Story = { args: { items: many(2) } };

export const LoadsMoreNearTheEnd: Story = {
  render: () => <Endless />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Rows take their measure as they come into sight, so the end is scrolled to until it stays.
    await waitFor(() => {
      canvas.getAllByRole('button').at(-1)?.scrollIntoView();
      expect(canvas.getAllByRole('button').length).toBeGreaterThan(10);
    });
  },
};

export const TenThousand: Story = {
  args: { items: tenThousand },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(300_000));
    canvas.getByRole('button', { name: 'Moon Orchard 1' }).focus();

    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(24));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(300);
    // What has the focus stays, or the keyboard would start over.
    await expect(canvas.getByRole('button', { name: 'Moon Orchard 1' })).toHaveFocus();

    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => {
      const last = canvas.getAllByRole('listitem').at(-1);
      expect(last).toHaveAttribute('aria-posinset', '10000');
    });
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '10000');
  },
};

export const ComeBackTo: Story = {
  name: 'Whoever leaps to a place finds it drawn in the next frame, with its pictures asked for',
  args: { items: many(500) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(20_000));
    // Where a look before this one has left the page, the same place is no leap; it begins where the list stands.
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => {
      expect(canvas.getByRole('button', { name: 'Moon Orchard 1' })).toBeVisible();
      expect(pictureOf(canvas.getAllByRole('listitem')[0])).toContain('/');
    }, patience);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollTo({ top: 9000, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const inSight = canvas.getAllByRole('listitem').filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    await expect(inSight.length).toBeGreaterThan(5);
    for (const item of inSight) await expect(pictureOf(item)).toContain('/');
    // The first and the last are not in the document, and the list is as long as it was.
    await expect(canvas.queryByRole('button', { name: 'Moon Orchard 1' })).toBeNull();
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(20_000);
    await waitFor(() => {
      const places = canvas.getAllByRole('listitem').map((item) => Number(item.ariaPosInSet));
      const [first = 0] = places;
      expect(places).toEqual(places.map((_, index) => first + index));
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};
