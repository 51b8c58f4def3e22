import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { UnreadBadge } from '../../data/unread-badge/index.ts';
import { MenuGrid, MenuTile } from './menu-grid.tsx';

const opened = fn();

const meta = {
  title: 'Team/Menu grid',
  component: MenuGrid,
  args: { 'aria-label': 'What you can do' },
} satisfies Meta<typeof MenuGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = (hash: string) => <a href={`#${hash}`}>{hash}</a>;

const links = [
  <MenuTile key="overview" icon="trophy" label="Team overview" render={stay('overview')} />,
  <MenuTile key="team" icon="invite" label="My team" render={stay('team')} />,
  <MenuTile key="rates" icon="percent" label="Rebate rates" render={stay('rates')} />,
  <MenuTile key="income" icon="rewards" label="Rebate income" render={stay('income')} />,
  <MenuTile
    key="inbox"
    icon="mail"
    label="Inbox"
    render={stay('inbox')}
    badge={<UnreadBadge count={4} label="4 unread" locale="en" />}
  />,
] as const;

export const Links: Story = {
  args: {
    children: [
      ...links,
      <MenuTile key="service" icon="headset" label="Customer service" onClick={opened} />,
    ],
  },
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const list = within(within(canvasElement).getByRole('list', { name: 'What you can do' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await expect(list.getByRole('link', { name: /4 unread/ })).toHaveAttribute('href', '#inbox');
    await userEvent.click(list.getByRole('button', { name: 'Customer service' }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};
export const LeftOver: Story = { args: { children: links } };
export const LongText: Story = {
  args: {
    children: [
      <MenuTile
        key="profit"
        icon="sort"
        label="Profit and loss of everybody in the line below"
        badge={<UnreadBadge count={1204} label="1204 unread" locale="en" />}
      />,
      <MenuTile key="law" icon="shield" label="Rechtsschutzversicherungsgesellschaften" />,
      <MenuTile key="team" icon="invite" label="My team" />,
    ],
  },
};
export const Disabled: Story = {
  args: {
    children: [
      <MenuTile key="team" icon="invite" label="My team" />,
      <MenuTile key="rain" icon="gift" label="Red rain" disabled />,
    ],
  },
};
