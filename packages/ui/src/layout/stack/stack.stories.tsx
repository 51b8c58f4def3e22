import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../actions/button/button.tsx';
import { Heading } from '../../foundations/heading/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { column } from '../../testing/board.css.ts';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    children: (
      <>
        <Heading>Nothing saved yet</Heading>
        <Text tone="soft">Press the heart of a game and find it here again.</Text>
        <Button variant="secondary" size="medium">
          See the games
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeLines: Story = { args: { gap: 'inset' } };
export const Centred: Story = { args: { align: 'centre', gap: 'inset' } };
