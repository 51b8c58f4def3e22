import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { UnreadBadge } from '../../data/unread-badge/unread-badge.tsx';
import { Wordmark } from '../../foundations/wordmark/wordmark.tsx';
import { cover } from '../../testing/covers.ts';
import { MenuCard } from './menu-card.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { MenuGames, MenuMarks, MenuMore, MenuWords, type MenuGamesProps } from './menu-groups.tsx';
import { SideMenu } from './side-menu.tsx';

type Game = readonly [IconName, string, number?];

const short: readonly Game[] = [
  ['home', 'Home'],
  ['game-hot', 'Hot', 36],
  ['heart', 'Saved', 8],
  ['game-slots', 'Slots', 312],
  ['new-games', 'In-house', 6],
];
const long: readonly Game[] = [
  ['home', 'Startseite'],
  ['game-hot', 'Beliebteste Spiele der Woche', 36],
  ['heart', 'Lieblingsspiele', 8],
  ['game-slots', 'Spielautomaten', 1312],
  ['game-sports', 'Sportwetten'],
];

interface MenuProps {
  games: readonly Game[];
  columns?: MenuGamesProps['columns'];
  channels?: readonly Game[];
  guest?: boolean;
}

/** Endonyms, each in its own language. */
const languages = [
  ['en', 'English'],
  ['tl', 'Tagalog'],
  ['ar', 'العربية'],
] as const;

const entry = (
  <>
    <Button variant="secondary">Log in</Button>
    <Button>Register</Button>
  </>
);

function Menu({ games, columns = 4, channels, guest = false }: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        title="Main menu"
        closeLabel="Close"
        brand={<Wordmark name="livery" />}
        actions={guest ? entry : null}
      >
        <MenuGames label="Games" columns={columns}>
          {games.map(([icon, name, count], index) => (
            <MenuEntry
              key={name}
              icon={icon}
              current={index === 0}
              value={count}
              render={<a href={`#${icon}`}>{name}</a>}
            >
              {name}
            </MenuEntry>
          ))}
        </MenuGames>
        <MenuMore label="More">
          <MenuEntry icon="promotions" badge={<UnreadBadge count={2} label="2 new" />}>
            Promotions
          </MenuEntry>
          <MenuEntry icon="download">Get the app</MenuEntry>
        </MenuMore>
        <MenuCard
          title="Made in our studio"
          description="Six originals"
          cover={cover('Jade Koi')}
        />
        {channels ? (
          <MenuWords label="Language" titled>
            {languages.map(([lang, name]) => (
              <MenuEntry key={lang} lang={lang} current={lang === 'en'}>
                {name}
              </MenuEntry>
            ))}
          </MenuWords>
        ) : null}
        {channels ? (
          <MenuMarks label="Follow us" titled>
            {channels.map(([icon, name]) => (
              <MenuEntry key={name} icon={icon}>
                {name}
              </MenuEntry>
            ))}
          </MenuMarks>
        ) : null}
      </SideMenu>
    </>
  );
}

const meta = {
  title: 'Navigation/Side menu',
  component: Menu,
  args: { games: short },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = canvas.getByRole('dialog', { name: 'Main menu' });
    await waitFor(() => expect(within(menu).getByText('Promotions')).toBeVisible());
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: 'Guests log in or register here, too',
  args: { games: short.filter(([, name]) => name !== 'Saved'), guest: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = canvas.getByRole('dialog', { name: 'Main menu' });
    for (const name of ['Log in', 'Register'])
      await waitFor(() => expect(within(menu).getByRole('button', { name })).toBeVisible());
    await expect(within(menu).getByRole('button', { name: /Made in our studio/ })).toBeVisible();
  },
};
export const LongNames: Story = { args: { games: long, columns: 3 } };

export const Channels: Story = {
  name: 'Channels that are configured have a mark each (part of LM-11)',
  args: {
    channels: [
      ['telegram', 'Telegram'],
      ['facebook', 'Facebook'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const group = canvas.getByRole('region', { name: 'Follow us' });
    await expect(within(group).getAllByRole('button')).toHaveLength(2);
    const { width, height } = within(group)
      .getByRole('button', { name: 'Telegram' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('dialog', { name: 'Main menu' });
    await userEvent.tab();
    const home = within(menu).getByRole('link', { name: /Home/ });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('aria-current', 'page');
    menu.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(menu).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};
