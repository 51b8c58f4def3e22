import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { cover } from '../../testing/covers.ts';
import { PromotionButton } from './promotion-button.tsx';
import type { PromotionStatus } from './promotion-status.ts';
import { Promotion } from './promotion.tsx';

const statuses: readonly (readonly [PromotionStatus, string, string?])[] = [
  ['join', 'Join'],
  ['claim', 'Claim'],
  ['applying', 'Applying', 'We have your request and look at it today.'],
  ['process', 'In process', 'You are playing it through.'],
  ['coming-soon', 'Coming soon', 'It begins on Friday at noon.'],
  ['issued', 'Issued', 'It is in your balance since Monday.'],
  ['claimed', 'Claimed', 'You have had it once.'],
  ['joined', 'Joined', 'You take part.'],
  ['rejected', 'Rejected', 'It is for new members only.'],
  ['close', 'Closed'],
];

const terms = (
  <>
    <ol>
      <li>Deposit 500 or more for the first time.</li>
      <li>We add 258 to your balance that day.</li>
    </ol>
    <p>
      <small>One per member. Full terms apply.</small>
    </p>
  </>
);

const meta = {
  title: 'Gaming/Promotion',
  component: Promotion,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    title: 'A fresh start',
    period: 'Long term',
    lasting: true,
    picture: cover('Cherry Cascade'),
    children: terms,
    action: <PromotionButton status="join">Join this promotion</PromotionButton>,
  },
} satisfies Meta<typeof Promotion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  args: { period: '2026/11/20 - 2026/12/06', lasting: false, icon: 'game-fish' },
};

export const Open: Story = {
  name: 'Title, picture, terms and button (part of PR-02)',
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'A fresh start' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Join this promotion' })).toBeVisible(),
    );
    await expect(canvas.getByText('Long term')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'A weekend of reefs, pearls and very many very long titles of promotions' },
};

export const Statuses: Story = {
  name: 'Every status has its button or says how it stands (part of PR-06)',
  render: () => (
    <>
      {statuses.map(([status, label, note]) => (
        <PromotionButton key={status} status={status} description={note}>
          {label}
        </PromotionButton>
      ))}
      <PromotionButton status="claim" loading>
        Claim
      </PromotionButton>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Join' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Rejected' })).toBeNull();
    await expect(canvas.getByText('Rejected')).toBeVisible();
    await expect(canvas.getByText('It is for new members only.')).toBeVisible();
  },
};

const opened = fn();

function ByAddress() {
  const [open, setOpen] = useState('9');
  return Array.from({ length: 12 }, (_, index) => {
    const id = String(index);
    return (
      <Promotion
        key={id}
        title={`Promotion ${id}`}
        period="Long term"
        open={open === id}
        target={id === '9'}
        onOpenChange={(now) => {
          opened(id, now);
          setOpen(now ? id : '');
        }}
      >
        {terms}
      </Promotion>
    );
  });
}

export const ComesIntoSight: Story = {
  name: 'The one asked for is open and in sight (part of PR-05)',
  render: () => <ByAddress />,
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByText('Promotion 9').closest('details');
    await expect(item).toHaveAttribute('open');
    await waitFor(() =>
      expect(item?.getBoundingClientRect().top ?? -1).toBeLessThan(window.innerHeight),
    );
    await userEvent.click(within(canvasElement).getByText('Promotion 10'));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('10', true));
  },
};
