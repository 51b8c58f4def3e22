import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { TextLink } from '../../actions/link/link.tsx';
import { Surface } from '../../layout/surface/surface.tsx';
import * as css from '../../testing/board.css.ts';
import { OfferFacts } from './offer-facts.tsx';

const meta = {
  title: 'Money/Offer facts',
  component: OfferFacts,
  args: {
    facts: [
      { label: 'Until', value: '30 November 2026', icon: 'calendar' },
      { label: 'Highest bet', value: '₱50 a round', icon: 'coins' },
      { label: 'Counts', value: 'slots of the house', icon: 'game-slots' },
      { label: 'From', value: '₱500', icon: 'deposit' },
    ],
    terms: (
      <TextLink inline href="#terms">
        All terms
      </TextLink>
    ),
  },
  render: (args) => (
    <div className={css.column}>
      <Surface pad="inset">
        <OfferFacts {...args} />
      </Surface>
    </div>
  ),
} satisfies Meta<typeof OfferFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Taken: Story = {
  args: {
    wagering: {
      label: 'Play through 10 times',
      value: 1200,
      max: 5000,
      valueText: '₱1,200 of ₱5,000',
    },
    facts: [
      { label: 'Ends', value: 'tomorrow, 12:00', icon: 'clock', tone: 'warning' },
      { label: 'Highest bet', value: '₱50 a round', icon: 'coins' },
    ],
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Play through 10 times' });
    await expect(bar).toHaveAttribute('aria-valuetext', '₱1,200 of ₱5,000');
  },
};
