import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Feedback/Stepper',
  component: Stepper,
  args: {
    label: 'Opening an account',
    steps: ['Account', 'You', 'Papers', 'Ready'],
    current: 1,
    doneLabel: 'Done:',
    locale: 'en',
  },
  render: (args) => (
    <div className={css.column}>
      <Stepper {...args} />
    </div>
  ),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const Third: Story = { args: { current: 2 } };
export const AllDone: Story = { args: { current: 4 } };
export const Two: Story = { args: { steps: ['Amount', 'Confirm'], current: 1 } };
export const LongText: Story = {
  args: {
    steps: [
      'Your account with us',
      'Where you live and what you do',
      'Papers',
      'Looked at',
      'Ready',
    ],
    current: 3,
  },
};

export const ReadOut: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Opening an account' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Done:Account');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};
