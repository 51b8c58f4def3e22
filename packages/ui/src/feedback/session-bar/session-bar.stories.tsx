import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { SessionBar } from './session-bar.tsx';

const meta = {
  title: 'Feedback/Session bar',
  component: SessionBar,
  args: {
    label: 'This session',
    time: { label: 'Played', value: '00:42:10' },
    result: { label: 'Result', value: '−₱120.00' },
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'This session' });
    const timer = within(region).getByRole('timer');
    await expect(timer).toHaveTextContent('00:42:10');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};
export const TimeAlone: Story = { args: { time: { label: 'Played', value: '00:05:00' } } };
export const WithABreak: Story = {
  args: {
    end: (
      <Button variant="quiet" size="medium" icon="pause">
        Break
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Break' })).toHaveFocus();
  },
};
