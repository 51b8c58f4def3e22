import type { Meta, StoryObj } from '@storybook/react-vite';

import { column } from '../../testing/board.css.ts';
import { Heading } from '../heading/heading.tsx';
import { Emphasis } from './emphasis.tsx';

const meta = {
  title: 'Foundations/Emphasis',
  component: Emphasis,
  args: { text: 'Play calmly', word: 'calmly' },
  decorators: [(Story) => <div className={column}>{Story()}</div>],
  render: ({ text, word }) => (
    <Heading step="s6" emphasis={word}>
      {text}
    </Heading>
  ),
} satisfies Meta<typeof Emphasis>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneWord: Story = {};
export const WordThatDoesNotOccur: Story = { args: { word: 'quietly' } };
