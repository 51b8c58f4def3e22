import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';

import { Segmented } from './segmented.tsx';

const meta = {
  title: 'Forms/Segmented',
  component: Segmented,
  args: {
    label: 'Theme',
    defaultValue: 'dark',
    onValueChange: fn(),
    options: [
      { value: 'dark', label: 'Dark', icon: 'moon' },
      { value: 'light', label: 'Light', icon: 'sun' },
    ],
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light');
  },
};

export const Hint: Story = { args: { hint: 'It can be changed at any time.' } };
export const Disabled: Story = { args: { disabled: true } };

const odds = [
  { value: 'decimal', label: 'Decimal' },
  { value: 'fraction', label: 'Fractions' },
];

export const Wrong: Story = {
  args: {
    label: 'How odds are written',
    options: odds,
    defaultValue: '',
    required: true,
    error: 'Choose one of the two.',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'How odds are written' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose one of the two.');
  },
};

/** Which drawings of what were moved by a script. */
async function slidesOfChoice(canvasElement: HTMLElement): Promise<readonly string[]> {
  const animate = spyOn(Element.prototype, 'animate');
  await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Light' }));
  const slides = animate.mock.calls.map(([, options]) =>
    typeof options === 'object' ? (options.pseudoElement ?? '') : '',
  );
  animate.mockRestore();
  return slides;
}

export const MarkSlides: StoryObj<typeof meta> = {
  globals: { motion: 'device' },
  play: async ({ canvasElement }) => {
    await expect(await slidesOfChoice(canvasElement)).toContain('::before');
  },
};

export const MarkRestsWhereLessMotionIsAskedFor: StoryObj<typeof meta> = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(await slidesOfChoice(canvasElement)).toEqual([]);
    await expect(within(canvasElement).getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};
