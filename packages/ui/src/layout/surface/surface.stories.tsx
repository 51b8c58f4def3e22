import type { Meta, StoryObj } from '@storybook/react-vite';

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
