import type { Meta, StoryObj } from '@storybook/react-vite';

import { Stack } from '../../layout/stack/stack.tsx';
import { column } from '../../testing/board.css.ts';
import { Text } from './text.tsx';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: { children: 'Your limit holds from midnight.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Voices: Story = {
  render: () => (
    <Stack>
      <Text voice="name" step="s4">
        Moon Orchard
      </Text>
      <Text>One of six hundred games.</Text>
      <Text voice="label" step="s2" tone="soft">
        Least bet
      </Text>
      <Text voice="figures" step="s5">
        ₱12,480.50
      </Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="strong" strong>
        Deposit
      </Text>
      <Text tone="soft">12 March</Text>
      <Text tone="faint" step="s2">
        Number 4821
      </Text>
      <Text tone="action">Change it</Text>
      <Text tone="win" voice="figures">
        +₱258.00
      </Text>
      <Text tone="danger">It was refused.</Text>
    </Stack>
  ),
};
