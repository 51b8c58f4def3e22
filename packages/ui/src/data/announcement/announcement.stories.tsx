import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Accordion } from '../../layout/accordion/accordion.tsx';
import { column } from '../../testing/board.css.ts';
import { Announcement, type AnnouncementProps } from './announcement.tsx';

const text = <p>On Tuesday from 04:00 to 05:00 some games rest while we look after them.</p>;

function Board({ onRead }: Pick<AnnouncementProps, 'onRead'>) {
  const [read, setRead] = useState(false);
  return (
    <Accordion>
      <Announcement
        title="Scheduled upkeep on Tuesday"
        date="20 November 2026"
        unread={!read}
        unreadLabel="Unread"
        onRead={() => {
          setRead(true);
          onRead?.();
        }}
      >
        {text}
      </Announcement>
      <Announcement title="New studio: Quillfox" date="2 November 2026">
        {text}
      </Announcement>
      <Announcement
        title="A title that is so long that it takes more than one line, as some do in other languages"
        date="1 November 2026"
        unread
        unreadLabel="Unread"
      >
        {text}
      </Announcement>
    </Accordion>
  );
}

const meta = {
  title: 'Data/Announcement',
  component: Board,
  args: { onRead: fn() },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const ReadOnce: Story = {
  play: async ({ args, canvasElement }) => {
    const head = within(canvasElement).getByText('Scheduled upkeep on Tuesday');
    const item = head.closest('details');
    await userEvent.tab();
    await expect(item?.querySelector('summary')).toHaveFocus();
    await userEvent.click(head);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
    await waitFor(() => expect(within(canvasElement).getAllByText('Unread')).toHaveLength(1));
    await userEvent.click(head);
    await waitFor(() => expect(item).not.toHaveAttribute('open'));
    await userEvent.click(head);
    await waitFor(() => expect(item).toHaveAttribute('open'));
    await expect(args.onRead).toHaveBeenCalledOnce();
  },
};
