import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';

import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { column } from '../../testing/board.css.ts';
import { Divider } from '../divider/divider.tsx';
import { Stack } from '../stack/stack.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    pad: 'inset',
    children: (
      <Stack gap="grid">
        <Heading step="s4">Play at your own pace</Heading>
        <Text tone="soft">You can set how much, how long, and when to stop.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};
export const Inset: Story = { args: { variant: 'inset' } };

const drawn = { '--lv-border-card': '3px' } as CSSProperties;

export const Drawn: Story = {
  name: 'A line around a card, where a brand draws one: within the card, in the colour of strong lines',
  render: (args) => (
    <div style={drawn}>
      <Surface {...args} render={<section aria-label="Card" />} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = getComputedStyle(within(canvasElement).getByRole('region', { name: 'Card' }));
    await expect(card.boxSizing).toBe('border-box');
    // A card between two rules has none; where corners are cut the line goes on along the cut.
    const { winners, corners } = document.documentElement.dataset;
    const sides = winners === 'ledger' ? '0px' : '3px';
    await expect([card.borderLeftWidth, card.borderRightWidth]).toEqual([sides, sides]);
    if (winners !== 'ledger') await expect(card.borderTopWidth).toBe('3px');
    if (corners === 'cut') await expect(card.backgroundImage).toContain('gradient');
  },
};

export const OneInTheOther: Story = {
  args: {
    children: (
      <Stack gap="grid">
        <Text voice="name" step="s4">
          Moon Orchard
        </Text>
        <Divider />
        <Surface variant="inset" pad="grid">
          <Text voice="figures">₱1,204.75</Text>
        </Surface>
      </Stack>
    ),
  },
};
