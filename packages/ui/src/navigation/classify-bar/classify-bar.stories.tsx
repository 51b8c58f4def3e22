import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { studios } from '../../testing/covers.ts';
import { ClassifyBar, type ClassifyOption } from './classify-bar.tsx';

const vendors: readonly ClassifyOption[] = studios.map(({ code, name, src }) => ({
  value: code,
  label: name,
  src,
}));
const all: ClassifyOption = { value: 'all', label: 'All', icon: 'game-all' };

const meta = {
  title: 'Navigation/Classify bar',
  component: ClassifyBar,
  args: { label: 'Studio', options: [all, ...vendors] },
} satisfies Meta<typeof ClassifyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vendors: Story = {};

export const WithNew: Story = {
  name: 'All, new, then vendors (part of GC-13)',
  args: { options: [all, { value: 'new', label: 'New', icon: 'new-games' }, ...vendors] },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    await expect(names.slice(0, 3)).toEqual(['All', 'New', studios[0]?.name]);
  },
};

export const LastChosen: Story = { args: { defaultValue: studios.at(-1)?.code ?? '' } };

export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('radio', { name: studios[0]?.name ?? '' });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
  },
};
