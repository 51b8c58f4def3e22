import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { IconName } from '../../foundations/icon/names.ts';
import { GameMenuItem } from './game-menu-item.tsx';
import { GameMenu } from './game-menu.tsx';

const member: readonly (readonly [IconName, string])[] = [
  ['home', 'Home'],
  ['game-hot', 'Hot'],
  ['heart', 'Saved'],
  ['game-recent', 'Recent'],
  ['game-slots', 'Slots'],
  ['game-fish', 'Fish'],
  ['game-live', 'Live'],
  ['game-poker', 'Poker'],
  ['game-cockfight', 'Cockfight'],
  ['game-sports', 'Sports'],
  ['game-esports', 'E-sports'],
  ['game-lottery', 'Lottery'],
];

interface ChooserProps {
  first?: string;
  entries?: typeof member;
}

function Chooser({ first = 'Slots', entries = member }: ChooserProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <GameMenu label="Categories">
      {entries.map(([icon, name]) => (
        <GameMenuItem
          key={name}
          icon={icon}
          current={name === chosen}
          onClick={() => setChosen(name)}
        >
          {name}
        </GameMenuItem>
      ))}
    </GameMenu>
  );
}

const meta = { title: 'Navigation/Game menu', component: Chooser } satisfies Meta<typeof Chooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  name: 'Home, hot, saved, recent, then categories (part of GC-01)',
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map((item) => item.textContent);
    await expect(names.slice(0, 5)).toEqual(['Home', 'Hot', 'Saved', 'Recent', 'Slots']);
  },
};

export const Guest: Story = {
  args: { entries: member.filter(([, name]) => name !== 'Saved' && name !== 'Recent') },
};

export const LongNames: Story = {
  args: {
    entries: [
      ['home', 'Startseite'],
      ['game-slots', 'Spielautomaten'],
      ['game-live', 'Tischspiele mit Gastgeber'],
    ],
    first: 'Spielautomaten',
  },
};

export const LastComesIntoSight: Story = {
  args: { first: 'Lottery' },
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('button', { name: 'Lottery' });
    await waitFor(() =>
      expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Lottery' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const hot = canvas.getByRole('button', { name: 'Hot' });
    await expect(hot).toHaveFocus();
    await expect(hot).toHaveAttribute('aria-current', 'page');
  },
};
