import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Chosen } from '../../testing/chosen.tsx';
import { BarItem, BottomBar } from './bottom-bar.tsx';

const meta = {
  title: 'Navigation/Bottom bar',
  component: BottomBar,
  args: {
    label: 'Main',
    children: [
      <BarItem key="account" icon="account" unread={3} unreadLabel="3 unread">
        Account
      </BarItem>,
      <BarItem key="promos" icon="promotions" render={<a href="#promos">Promos</a>}>
        Promos
      </BarItem>,
      <BarItem key="home" icon="home" home current>
        Home
      </BarItem>,
      <BarItem key="deposit" icon="deposit" badge="+₱258" badgeLabel="₱258 bonus">
        Deposit
      </BarItem>,
      <BarItem key="invite" icon="invite">
        Invite
      </BarItem>,
    ],
  },
} satisfies Meta<typeof BottomBar>;

export default meta;

export const Home: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('button');
    for (const item of items) {
      const { width, height } = item.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ThreePlaces: StoryObj<typeof meta> = {
  args: {
    children: [
      <BarItem key="home" icon="home" current>
        Home
      </BarItem>,
      <BarItem key="open" icon="qr">
        Open account
      </BarItem>,
      <BarItem key="news" icon="news" unread={5} unreadLabel="5 unread">
        News
      </BarItem>,
    ],
  },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('button');
    const widths = items.map((item) => item.getBoundingClientRect().width);
    const bar = items[0]?.parentElement?.getBoundingClientRect().width ?? 0;
    await expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(bar, 0);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  },
};

const square = { marks: 'square', bar: 'flush' };

/** As round as the brand's buttons, and clear of its name. */
export const Square: StoryObj<typeof meta> = {
  render: (args) => (
    <Chosen choices={square}>
      <BottomBar {...args} />
    </Chosen>
  ),
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('button', { name: 'Home' });
    const [shape, name] = home.children;
    if (!shape || !name) throw new Error('The home button has no shape or no name.');
    const root = getComputedStyle(document.documentElement);
    await expect(getComputedStyle(shape, '::before').borderStartStartRadius).toBe(
      root.getPropertyValue('--lv-radius-button').trim(),
    );
    await expect(shape.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      name.getBoundingClientRect().top + 4,
    );
  },
};

const pressed = fn();

export const Keyboard: StoryObj<typeof meta> = {
  args: { onClick: pressed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Account 3 unread' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Promos' })).toHaveFocus();
    await userEvent.tab();
    const home = canvas.getByRole('button', { name: 'Home' });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenLastCalledWith(expect.objectContaining({ target: home }));
  },
};
