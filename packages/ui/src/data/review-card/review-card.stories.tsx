import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { AttachmentTile } from '../../forms/attachment-tile/attachment-tile.tsx';
import * as css from '../../testing/board.css.ts';
import { cover } from '../../testing/covers.ts';
import { ReviewCard } from './review-card.tsx';

const meta = {
  title: 'Data/Review card',
  component: ReviewCard,
  args: {
    title: 'Where you live',
    editLabel: 'Change',
    onEdit: fn(),
    emptyLabel: 'Left out',
    facts: [
      { label: 'Street and number', value: '14 Harbour Road' },
      { label: 'Flat', value: '' },
      { label: 'Town', value: 'Bristol' },
    ],
  },
  render: (args) => (
    <div className={css.column}>
      <ReviewCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  args: { onEdit: fn() },
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Where you live' });
    await userEvent.tab();
    const change = within(region).getByRole('button', { name: 'Change' });
    await expect(change).toHaveFocus();
    await expect(change).toHaveAccessibleDescription('Where you live');
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Wrong: Story = {
  args: {
    facts: [{ label: 'Birthday', value: '4 March 2014', error: 'You must be 21 or older.' }],
  },
};
export const WithPapers: Story = {
  args: {
    title: 'Your papers',
    editLabel: 'Change',
    editLink: <a href="#papers">Papers</a>,
    facts: [{ label: 'Kind', value: 'Passport' }],
    children: (
      <AttachmentTile name="front.jpg" description="1.2 MB" picture={cover('Moon Orchard')} />
    ),
  },
};
export const ToBeRead: Story = {
  render: ({ title, facts }) => (
    <div className={css.column}>
      <ReviewCard title={title} facts={facts} />
    </div>
  ),
};
