import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { board } from '../../testing/board.css.ts';
import { OfflineBanner, type OfflineBannerProps } from './offline-banner.tsx';

const meta = {
  title: 'Feedback/Offline banner',
  component: OfflineBanner,
  args: {
    status: 'offline',
    labels: {
      offline: 'No connection',
      description: 'You can still see your records. Games and money have to wait.',
      online: 'Back online',
    },
  },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

function Line(props: OfflineBannerProps) {
  const [status, setStatus] = useState<'online' | 'offline'>('offline');
  return (
    <div className={board}>
      <Button
        variant="secondary"
        onClick={() => setStatus(status === 'offline' ? 'online' : 'offline')}
      >
        Change
      </Button>
      <OfflineBanner {...props} status={status} />
    </div>
  );
}

export const Back: Story = {
  name: 'Moves nothing when it comes and when it goes',
  render: (args) => <Line {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Change' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Back online');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection');
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};
