import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../foundations/text/text.tsx';
import { column } from '../../testing/board.css.ts';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Grid } from './grid.tsx';

const facts = [
  ['Bets', '412'],
  ['Staked', '₱8,240'],
  ['Won', '₱7,915'],
  ['Days', '18'],
] as const;

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  args: {
    children: facts.map(([label, value]) => (
      <Surface key={label} pad="inset">
        <Stack>
          <Text step="s2" tone="soft">
            {label}
          </Text>
          <Text voice="figures" step="s5">
            {value}
          </Text>
        </Stack>
      </Surface>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsManyAsFit: Story = { args: { least: 'medium' } };
export const TwoColumns: Story = { args: { columns: 2 } };
