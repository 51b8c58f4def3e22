import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { Message } from './message.tsx';

const meta = {
  title: 'Feedback/Message',
  component: Message,
  args: {
    children: 'That username and password do not match. Type the digits below and try again.',
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Wrong: Story = { args: { tone: 'danger' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Your passport is out of date on Friday. Send us the new one.',
  },
};
export const Success: Story = { args: { tone: 'success', children: 'Your password is changed.' } };
export const WithAction: Story = {
  args: {
    tone: 'danger',
    children: 'The games could not be loaded.',
    action: (
      <Button variant="quiet" size="medium">
        Try again
      </Button>
    ),
  },
};
