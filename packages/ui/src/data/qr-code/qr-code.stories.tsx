import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { QRCode } from './qr-code.tsx';

const meta = {
  title: 'Data/QR code',
  component: QRCode,
  args: { value: 'https://example.com/r/marisol88', label: 'Your invitation as a QR code' },
  render: (args) => (
    <div className={css.column}>
      <QRCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QRCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Your invitation as a QR code' });
    const { parentElement: plate } = code;
    // Dark on light in every brand, or cameras do not read it.
    await expect(plate && getComputedStyle(plate).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code).fill).toBe('rgb(0, 0, 0)');
  },
};
export const Long: Story = {
  args: { value: `https://example.com/pay?${'amount=258&'.repeat(30)}` },
};
