import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../packages/ui/src/actions/button/index.ts';
import { IconButton } from '../../packages/ui/src/actions/icon-button/index.ts';
import type { IconName } from '../../packages/ui/src/foundations/icon/index.ts';
import { JackpotCounter } from '../../packages/ui/src/gaming/jackpot/index.ts';
import { NavBar } from '../../packages/ui/src/navigation/nav-bar/index.ts';
import { Page } from '../../packages/ui/src/layout/page/index.ts';
import {
  MenuCard,
  MenuEntry,
  MenuFoot,
  MenuGames,
  MenuMore,
  MenuRows,
  ProfileMenu,
  SideMenu,
} from '../../packages/ui/src/navigation/side-menu/index.ts';
import { cover } from '../../packages/ui/src/testing/covers.ts';
import { UnreadBadge } from '../../packages/ui/src/data/unread-badge/index.ts';
import { Wordmark } from '../../packages/ui/src/foundations/wordmark/index.ts';

const categories: readonly (readonly [IconName, string, number?])[] = [
  ['home', 'Home'],
  ['game-hot', 'Hot', 36],
  ['heart', 'Collection', 8],
  ['game-slots', 'Slots', 312],
  ['new-games', 'Studio', 6],
  ['game-fish', 'Fish', 41],
  ['game-live', 'Live', 74],
  ['game-poker', 'Poker', 28],
  ['game-cockfight', 'Cockfight', 4],
  ['game-sports', 'Sports'],
  ['game-esports', 'E-sports'],
  ['game-lottery', 'Lottery', 12],
];

const forGuests: readonly (readonly [IconName, string, string?])[] = [
  ['promotions', 'Promotions'],
  ['news', 'News'],
  ['download', 'Get the app'],
  ['hand-heart', 'Play responsibly'],
];
const forMembers: readonly (readonly [IconName, string, string?])[] = [
  ['account', 'My account'],
  ['receipt', 'Bet record'],
  ['rewards', 'Rewards', '320 points'],
  ['limits', 'My limits'],
];

interface MenusProps {
  menu: 'start' | 'end' | 'none';
  guest?: boolean;
}

function MenusPage({ menu, guest = false }: MenusProps) {
  const [open, setOpen] = useState(menu);
  const close = () => setOpen('none');
  return (
    <Page>
      <NavBar
        start={<IconButton icon="menu" label="Menu" onClick={() => setOpen('start')} />}
        logo={<Wordmark name="livery" />}
        end={<IconButton icon="user" label="Profile" onClick={() => setOpen('end')} />}
      />
      <main />
      <SideMenu
        open={open === 'start'}
        onClose={close}
        title="Menu"
        brand={<Wordmark name="livery" />}
        top={
          <JackpotCounter
            label="Jackpot pool"
            demoLabel="Demo"
            amount="14208377"
            symbol="₱"
            locale="en"
          />
        }
        foot={
          <MenuFoot label="Settings">
            <MenuEntry icon="language">English</MenuEntry>
            <MenuEntry icon="sun">Light</MenuEntry>
            <MenuEntry icon="chat">Help</MenuEntry>
          </MenuFoot>
        }
      >
        <MenuGames label="Games">
          {categories
            .filter(([, name]) => !guest || name !== 'Collection')
            .map(([icon, name, count]) => (
              <MenuEntry key={name} icon={icon} current={name === 'Home'} value={count}>
                {name}
              </MenuEntry>
            ))}
        </MenuGames>
        <MenuMore label="More">
          <MenuEntry icon="rewards" value="320 points">
            Rewards
          </MenuEntry>
          <MenuEntry icon="vip" value="Level 3">
            VIP room
          </MenuEntry>
          <MenuEntry icon="promotions" badge={<UnreadBadge count={2} label="2 new" />}>
            Promotions
          </MenuEntry>
          <MenuEntry icon="invite">Invite</MenuEntry>
        </MenuMore>
        <MenuCard
          title="Made in our studio"
          description="Six originals"
          cover={cover('Jade Koi')}
        />
      </SideMenu>
      <ProfileMenu
        open={open === 'end'}
        onClose={close}
        title={guest ? 'Welcome' : 'Profile'}
        {...(guest
          ? {
              actions: (
                <>
                  <Button full>Register</Button>
                  <Button full variant="secondary">
                    Log in
                  </Button>
                </>
              ),
            }
          : {
              name: 'Marisol',
              vip: 'VIP 3',
              memberId: 'Member 100 482 771',
              end: <IconButton icon="copy" label="Copy" />,
              foot: (
                <MenuRows label="Session">
                  <MenuEntry icon="logout" tone="danger">
                    Sign out
                  </MenuEntry>
                </MenuRows>
              ),
            })}
      >
        <MenuRows label="Entries">
          {(guest ? forGuests : forMembers).map(([icon, name, value]) => (
            <MenuEntry key={name} icon={icon} value={value}>
              {name}
            </MenuEntry>
          ))}
          {guest ? null : (
            <MenuEntry icon="news" badge={<UnreadBadge count={120} label="120 unread" />}>
              News
            </MenuEntry>
          )}
          <MenuEntry icon="headset">Customer service</MenuEntry>
        </MenuRows>
        <MenuCard
          title={guest ? 'Made in our studio' : 'Northern league'}
          description={guest ? 'Six originals' : 'Points from every game'}
          cover={cover(guest ? 'Jade Koi' : 'Wolf Stampede')}
        />
      </ProfileMenu>
    </Page>
  );
}

const meta = {
  title: 'Pages/Menus',
  component: MenusPage,
  parameters: { bare: true },
} satisfies Meta<typeof MenusPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { args: { menu: 'start' } };

export const Profile: Story = {
  name: 'Who one is (part of RM-01)',
  args: { menu: 'end' },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('dialog', { name: 'Profile' });
    await waitFor(() => expect(within(menu).getByText('VIP 3')).toBeVisible());
    await expect(within(menu).getByText('Marisol')).toBeVisible();
    await expect(within(menu).getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const Guest: Story = {
  name: 'Guests log in or register (part of RM-03)',
  args: { menu: 'end', guest: true },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('dialog', { name: 'Welcome' });
    await waitFor(() =>
      expect(within(menu).getByRole('button', { name: 'Register' })).toBeVisible(),
    );
    await expect(within(menu).queryByText('Sign out')).toBeNull();
  },
};

export const KeyboardAlone: Story = {
  args: { menu: 'none' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(menu).getByRole('button', { name: 'Home' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};
