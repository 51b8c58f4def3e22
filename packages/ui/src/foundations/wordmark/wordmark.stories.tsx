import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta = {
  title: 'Foundations/Wordmark',
  component: Wordmark,
  args: { name: 'livery' },
} satisfies Meta<typeof Wordmark>;

export default meta;

export const Name: StoryObj<typeof meta> = {};
