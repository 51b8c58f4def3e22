import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { Celebration } from './celebration.tsx';

const meta = {
  title: 'Rewards/Celebration',
  component: Celebration,
  args: {
    occasion: 'level-up',
    title: 'You have reached Silver',
    description: 'From today withdrawals of yours are looked at first.',
    action: <Button>See what is new</Button>,
  },
} satisfies Meta<typeof Celebration>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What moves, or would. */
const flying = (canvasElement: HTMLElement): Animation[] =>
  canvasElement.getAnimations({ subtree: true });

export const LevelUp: Story = {
  name: 'Is told in words, and over in a moment',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('You have reached Silver'),
    );
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const times = flying(canvasElement).map(({ effect }) => effect?.getComputedTiming().endTime);
    await expect(times.every((time) => Number(time) <= 1200)).toBe(true);
    if (calm) await expect(times).toHaveLength(0);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See what is new' })).toHaveFocus();
  },
};
export const FirstDeposit: Story = {
  args: {
    occasion: 'first-deposit',
    title: 'Your first deposit is here',
    description: '₱500.00 is in your wallet. You can set a limit at any time.',
    action: <Button>Choose a game</Button>,
  },
};
export const PromotionClaimed: Story = {
  args: {
    occasion: 'promotion-claimed',
    title: 'The promotion is yours',
    description: undefined,
    action: undefined,
  },
};
