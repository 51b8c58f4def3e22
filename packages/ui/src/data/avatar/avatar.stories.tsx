import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { cover } from '../../testing/covers.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Marisol Cruz' },
  render: (args) => (
    <div className={css.board}>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
    </div>
  ),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const Picture: Story = { args: { src: cover('Moon Orchard') } };
export const Glyph: Story = { args: { icon: 'crown', tint: 2 } };

/** As many grounds as the brand has tints; it may have one. */
export const Glyphs: Story = {
  args: { size: 'large' },
  render: (args) => (
    <div className={css.board}>
      <Avatar {...args} icon="crown" tint={1} />
      <Avatar {...args} icon="star" tint={2} />
      <Avatar {...args} icon="game-fish" tint={3} />
      <Avatar {...args} icon="trophy" tint={4} />
    </div>
  ),
};
export const Nobody: Story = { args: { name: '' } };

export const Named: Story = {
  args: { label: 'Marisol Cruz' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: 'Marisol Cruz' })).toHaveLength(
      3,
    );
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('MC')).toHaveLength(3));
  },
};
