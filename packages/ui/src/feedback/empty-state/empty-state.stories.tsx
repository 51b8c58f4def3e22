import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    icon: 'heart',
    title: 'No favourites yet',
    description: 'Tap the heart on a game and it will wait for you here.',
    action: <Button size="medium">Find a game</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Favourites: Story = {};
export const Offline: Story = {
  args: {
    icon: 'refresh',
    title: 'No connection',
    description: 'Check your network, then try again.',
    action: (
      <Button variant="secondary" size="medium">
        Try again
      </Button>
    ),
  },
};
