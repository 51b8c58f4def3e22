import type { Meta, StoryObj } from '@storybook/react-vite';

import { List, ListFact } from '../../layout/list-row/index.ts';
import * as css from '../../testing/board.css.ts';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Waiting' },
  render: (args) => (
    <div className={css.board}>
      <Tag {...args} />
    </div>
  ),
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const LongText: Story = {
  args: {
    children: 'Waiting for somebody of ours to look at the papers that you have sent us last week',
  },
};

export const Tones: Story = {
  render: () => (
    <div className={css.board}>
      <Tag>Waiting</Tag>
      <Tag tone="action">New</Tag>
      <Tag tone="win" icon="trophy">
        Won
      </Tag>
      <Tag tone="danger" icon="warning">
        Refused
      </Tag>
      <Tag tone="warning" icon="clock">
        Needs you
      </Tag>
      <Tag tone="success" icon="check">
        Paid out
      </Tag>
    </div>
  ),
};

export const InRows: Story = {
  render: () => (
    <List>
      <ListFact label="Deposit" description="12 March" end={<Tag tone="success">Paid in</Tag>} />
      <ListFact label="Withdrawal" description="11 March" end={<Tag>Waiting</Tag>} />
      <ListFact label="Withdrawal" description="9 March" end={<Tag tone="danger">Refused</Tag>} />
    </List>
  ),
};
