import type { Meta, StoryObj } from '@storybook/react-vite';

import * as css from '../../testing/board.css.ts';
import { Typing } from './typing.tsx';

const meta = {
  title: 'Chat/Typing',
  component: Typing,
  args: { label: 'Maya is typing' },
  render: (args) => (
    <div className={css.column}>
      <Typing {...args} />
    </div>
  ),
} satisfies Meta<typeof Typing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Somebody: Story = {};
export const Several: Story = {
  args: { label: 'Maya of customer service and a colleague of hers are typing' },
};
