import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SectionTitle } from '../section-title/section-title.tsx';
import { groups } from '../../testing/boards/navigation.css.ts';
import { UnreadBadge } from '../../data/unread-badge/unread-badge.tsx';
import { List, ListRow } from './list-row.tsx';

function Messages({ unread }: { unread: number }) {
  return (
    <div className={groups}>
      <List>
        <ListRow
          rich
          icon="promotions"
          label="Announcements"
          description="Scheduled upkeep on Tuesday"
          badge={unread > 0 ? <UnreadBadge count={3} label="3 unread" /> : null}
        />
        <ListRow
          rich
          icon="mail"
          label="Inbox"
          description="Your withdrawal has been paid"
          badge={unread > 0 ? <UnreadBadge count={unread} label={`${unread} unread`} /> : null}
        />
      </List>
      <List>
        <ListRow
          rich
          icon="send"
          label="Community channel"
          description="News from the team"
          render={<a href="#channel">Channel</a>}
        />
        <ListRow
          rich
          icon="headset"
          label="Customer service"
          description="Every day, 08:00 to 24:00"
        />
        <ListRow rich icon="hand-heart" label="Affiliates" description="Partner with us" />
      </List>
      <SectionTitle title="Settings" />
      <List>
        <ListRow rich icon="lock" label="Change password" description="Last changed in March" />
        <ListRow rich icon="limits" label="My limits" description="Daily deposit 100" />
      </List>
    </div>
  );
}

const meta = {
  title: 'Layout/Message centre',
  component: Messages,
  args: { unread: 128 },
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('99+')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Inbox.*128 unread/ })).toHaveFocus();
  },
};
export const AllRead: Story = { args: { unread: 0 } };
