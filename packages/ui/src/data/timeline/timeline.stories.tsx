import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { Timeline, TimelineEntry } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Your withdrawal',
    children: (
      <>
        <TimelineEntry
          title="Asked for"
          time="12 March, 20:05"
          dateTime="2026-03-12T20:05"
          icon="check"
          tone="success"
        />
        <TimelineEntry
          title="We need a paper of yours"
          time="13 March, 09:12"
          dateTime="2026-03-13T09:12"
          icon="clock"
          tone="warning"
        >
          Send us a picture of your new passport.
        </TimelineEntry>
        <TimelineEntry title="Looked at" time="within a day" expected />
        <TimelineEntry title="Paid out" expected />
      </>
    ),
  },
  render: (args) => (
    <div className={css.column}>
      <Timeline {...args} />
    </div>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Your withdrawal' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(list).getByText('12 March, 20:05')).toHaveAttribute(
      'datetime',
      '2026-03-12T20:05',
    );
  },
};

export const Refused: Story = {
  args: {
    children: (
      <>
        <TimelineEntry title="Asked for" time="12 March, 20:05" />
        <TimelineEntry title="Refused" time="13 March, 09:12" icon="close" tone="danger">
          The account belongs to somebody else. The money is back in your wallet, and you can ask
          for it again with an account in your own name.
        </TimelineEntry>
      </>
    ),
  },
};

export const Stages: Story = {
  args: {
    children: (
      <>
        <TimelineEntry title="Asked for" state="done" stateLabel="Done" time="20:05" />
        <TimelineEntry title="Checked" state="done" stateLabel="Done" time="20:31" />
        <TimelineEntry title="With your bank" state="now" stateLabel="Now">
          Most take under four hours.
        </TimelineEntry>
        <TimelineEntry title="Paid" state="later" stateLabel="Still to come" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const [first, second, now, later] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Done');
    await expect(second).not.toHaveAttribute('aria-current');
    await expect(now).toHaveAttribute('aria-current', 'step');
    await expect(later).toHaveTextContent('Still to come');
  },
};

export const Failed: Story = {
  args: {
    children: (
      <>
        <TimelineEntry title="Asked for" state="done" stateLabel="Done" time="20:05" />
        <TimelineEntry title="With your bank" state="failed" stateLabel="Refused" time="20:07">
          Your bank said no. Nothing was taken.
        </TimelineEntry>
        <TimelineEntry title="In your wallet" state="later" stateLabel="Not reached" />
      </>
    ),
  },
};
