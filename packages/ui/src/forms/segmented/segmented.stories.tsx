import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';

import { Segmented } from './segmented.tsx';

function Theme() {
  const [value, setValue] = useState<'dark' | 'light'>('dark');
  return (
    <Segmented
      label="Theme"
      value={value}
      onValueChange={setValue}
      options={[
        { value: 'dark', label: 'Dark', icon: 'moon' },
        { value: 'light', label: 'Light', icon: 'sun' },
      ]}
    />
  );
}

const meta = { title: 'Forms/Segmented', component: Theme } satisfies Meta<typeof Theme>;

export default meta;

export const Choice: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
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
