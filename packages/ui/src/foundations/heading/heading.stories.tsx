import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../../layout/stack/stack.tsx';
import { column } from '../../testing/board.css.ts';
import { Heading, HeadingLevel } from './heading.tsx';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: { children: 'The hot list' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Emphasised: Story = { args: { emphasis: 'hot' } };

export const LargeAndDeep: Story = {
  render: () => (
    <Stack gap="inset">
      <Heading step="s7">Limits</Heading>
      <HeadingLevel>
        <Heading step="s4">Deposits</Heading>
        <Heading step="s6">Time</Heading>
      </HeadingLevel>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Limits', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Time', level: 3 })).toBeVisible();
  },
};
