import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Home, type HomeProps } from './home/home.tsx';
import { merchantOf } from './home/merchant.ts';

type Args = Pick<HomeProps, 'guest' | 'symbol'>;

const meta = {
  title: 'Pages/Home',
  parameters: { bare: true },
  args: { guest: false, symbol: '₱' },
  render: (args, { globals }) => <Home {...args} merchant={merchantOf(globals)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Member: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const hero = canvas.getByRole('region', { name: 'Banners' });
    const winners = canvas.getByRole('region', { name: 'Recent wins' });
    await expect(hero.compareDocumentPosition(winners)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const jackpots = merchantOf(globals).home.filter((name) => name === 'jackpot');
    await expect(canvas.queryAllByRole('heading', { name: 'Grand jackpot' })).toHaveLength(
      jackpots.length,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const brand = canvas.getAllByRole('banner')[0]?.querySelector('[translate="no"]');
    const wallet = canvas.getByRole('button', { name: /^(?:Hide|Show) balance|^Balance/ });
    const [mark, pill] = [brand?.getBoundingClientRect(), wallet.getBoundingClientRect()];
    const inOneRow = mark && mark.bottom > pill.top && pill.bottom > mark.top;
    const apart = mark ? Math.max(pill.left - mark.right, mark.left - pill.right) : 0;
    await expect(inOneRow ? apart : 12).toBeGreaterThanOrEqual(12);
  },
};

export const Guest: Story = {
  args: { guest: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
