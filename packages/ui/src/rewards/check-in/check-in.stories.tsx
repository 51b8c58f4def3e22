import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { CheckIn, type CheckInDay, type CheckInProps, type CheckInState } from './check-in.tsx';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stateOf = (index: number, today: number): CheckInState => {
  if (index === 1) return 'missed';
  if (index === today) return 'today';
  return index < today ? 'claimed' : 'coming';
};
const daysOf = (labels: readonly string[], today: number): CheckInDay[] =>
  labels.map((label, index) => ({
    key: label,
    label,
    reward: `₱${index === labels.length - 1 ? 50 : 5}`,
    state: stateOf(index, today),
  }));

function Taken({ days, onClaim, ...rest }: CheckInProps) {
  const [taken, setTaken] = useState(false);
  const shown = days.map((day) =>
    taken && day.state === 'today' ? { ...day, state: 'claimed' as const } : day,
  );
  return (
    <div className={column}>
      <CheckIn
        {...rest}
        days={shown}
        onClaim={() => {
          onClaim();
          setTaken(true);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Rewards/Check-in',
  component: CheckIn,
  args: {
    label: 'This week',
    days: daysOf(week, 3),
    onClaim: fn(),
    labels: {
      claimed: 'Claimed',
      today: 'Today',
      missed: 'Missed',
      coming: 'To come',
      claim: 'Claim today’s reward',
      done: 'Today’s reward is yours',
    },
  },
  render: (args) => <Taken {...args} />,
} satisfies Meta<typeof CheckIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'This week' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(7);
    await expect(items[1]).toHaveTextContent(/Tue.*Missed/);
    await expect(items[3]).toHaveAttribute('aria-current', 'date');
  },
};

export const Claimed: Story = {
  name: 'Is claimed with the keyboard, and says so',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Claim today’s reward' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Today’s reward is yours');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const OnItsWay: Story = { args: { busy: true } };

export const Month: Story = {
  args: {
    label: 'November',
    days: daysOf(
      Array.from({ length: 30 }, (_, index) => String(index + 1)),
      22,
    ),
  },
};
