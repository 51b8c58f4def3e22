import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

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
