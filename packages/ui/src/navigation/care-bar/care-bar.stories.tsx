import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CareBar, CareMark } from './care-bar.tsx';

const to = (words: string) => <a href="#there">{words}</a>;

const meta = {
  title: 'Navigation/Care bar',
  component: CareBar,
  args: {
    label: 'Responsible play',
    children: [
      <CareMark key="exclusion" icon="ban" render={to('Self-exclusion')}>
        Self-exclusion
      </CareMark>,
      <CareMark key="limits" icon="limits" render={to('Limits')}>
        Limits
      </CareMark>,
      <CareMark key="test" icon="checks" render={to('Self-test')}>
        Self-test
      </CareMark>,
    ],
  },
} satisfies Meta<typeof CareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  name: 'Three marks that stay while the page scrolls, lower than 40 px (part of RG-24)',
  render: (args) => (
    <div style={{ blockSize: '3000px' }}>
      <CareBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Responsible play' });
    const links = within(bar).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Self-exclusion',
      'Limits',
      'Self-test',
    ]);
    // It grows with the reader's letters alone.
    const isLarge = getComputedStyle(document.documentElement).fontSize !== '16px';
    await expect(bar.offsetHeight).toBeLessThan(isLarge ? 80 : 40);
    scrollTo({ top: 1000, behavior: 'instant' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
      // Cut where it has to be, and never over its neighbour.
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  },
};
