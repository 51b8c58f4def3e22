import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/Visually hidden',
  component: VisuallyHidden,
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAPrice: Story = {
  render: () => (
    <button type="button">
      <VisuallyHidden>Balance </VisuallyHidden>
      <Text render={<span />} voice="figures">
        ₱12,480.50
      </Text>
    </button>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Balance ₱12,480.50' });
    await expect(button).toBeVisible();
  },
};
