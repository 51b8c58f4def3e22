import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { onward } from '../../testing/keys.ts';
import { HelpTopics } from './help-topics.tsx';
import { SkeletonTopics } from './skeleton-topics.tsx';

const topics = ['Deposits', 'Withdrawals', 'Verification', 'Limits and breaks', 'Privacy'].map(
  (title) => ({
    title,
    content: (
      <>
        <p>{title}: what to do, in a few steps.</p>
        <ol>
          <li>Open the page from the menu.</li>
          <li>Read what it says before you agree to anything.</li>
          <li>Write to us when a step does not work.</li>
        </ol>
      </>
    ),
  }),
);

const meta = {
  title: 'Data/Help topics',
  component: HelpTopics,
  args: { label: 'Topics', topics, defaultValue: 1 },
} satisfies Meta<typeof HelpTopics>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {};

export const NotKnownYet: Story = { render: () => <SkeletonTopics /> };

export const NoSuchTopic: Story = {
  args: { defaultValue: 42 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('tab', { name: 'Deposits' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Withdrawals' })).toHaveFocus();
    await userEvent.keyboard(onward());
    await expect(canvas.getByRole('tab', { name: 'Verification' })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Verification' })).toBeVisible();
    await userEvent.keyboard(`{End}${onward()}`);
    await expect(canvas.getByRole('tab', { name: 'Deposits' })).toHaveFocus();
    // The text has all of the column.
    const text = canvas.getByRole('tabpanel').getBoundingClientRect();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect([text.left, text.width]).toEqual([row.left, row.width]);
  },
};
