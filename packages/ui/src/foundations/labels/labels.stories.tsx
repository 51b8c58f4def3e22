import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { column } from '../../testing/board.css.ts';
import { words } from '../../testing/words.ts';
import { PasswordField } from '../../forms/password-field/index.ts';
import { LabelsProvider } from './index.ts';

const meta = {
  title: 'Foundations/Labels',
  component: LabelsProvider,
  args: { labels: { ...words, show: 'Show what is typed' } },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
} satisfies Meta<typeof LabelsProvider>;

export default meta;

export const SaidOnce: StoryObj<typeof meta> = {
  args: { children: <PasswordField label="Password" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Show what is typed' })).toBeVisible();
  },
};
