import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../actions/button/button.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { column } from '../../testing/board.css.ts';
import { Inline } from './inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TakesAnotherLine: Story = {
  args: {
    gap: 'list',
    children: ['50', '100', '250', '500', '1,000', '2,500'].map((amount) => (
      <Button key={amount} variant="secondary" size="medium">
        {amount}
      </Button>
    )),
  },
};

export const BothEnds: Story = {
  args: {
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Text tone="soft">Your limit for today</Text>
        <Text voice="figures" step="s4">
          ₱350.00
        </Text>
      </>
    ),
  },
};
