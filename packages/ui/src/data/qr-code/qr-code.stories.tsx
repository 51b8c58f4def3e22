import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import * as css from '../../testing/board.css.ts';
import { QRCode } from './qr-code.tsx';

const renew = fn();

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

export const Expired: Story = {
  args: {
    expired: 'This code has run out',
    action: (
      <Button size="medium" onClick={renew}>
        New code
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    renew.mockClear();
    const canvas = within(canvasElement);
    // It leads nowhere any more, and is not said to.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('This code has run out')).toBeVisible();
    const way = canvasElement.querySelector('path')?.getAttribute('d') ?? '';
    const lines = [...way.matchAll(/M\d+ (\d+)/g)].map(([, line]) => Number(line) % 2);
    await expect(new Set(lines)).toEqual(new Set([0]));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(renew).toHaveBeenCalledOnce();
  },
};
