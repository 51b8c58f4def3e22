import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Text } from '../../foundations/text/text.tsx';
import { column } from '../../testing/board.css.ts';
import { Stack } from '../stack/stack.tsx';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  render: (args) => (
    <Stack gap="grid">
      <Text>Stake</Text>
      <Divider {...args} />
      <Text>Win</Text>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ornament: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('separator')).toBeNull();
  },
};

export const Separates: Story = {
  args: { separates: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('separator')).toBeVisible();
  },
};
