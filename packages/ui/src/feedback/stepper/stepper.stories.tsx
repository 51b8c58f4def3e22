import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import * as css from '../../testing/board.css.ts';
import { Stepper, type StepperProps } from './stepper.tsx';

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

const deposit = {
  label: 'Deposit',
  steps: ['Method', 'Amount', 'Review'],
  currentLabel: (step: string, place: string, all: string) => `Step ${place} of ${all}, ${step}`,
};

export const Small: Story = { args: { ...deposit, size: 'small', current: 1 } };
export const SmallDone: Story = { args: { ...deposit, size: 'small', current: 3 } };

function Walk({ current: first, ...args }: StepperProps) {
  const [current, setCurrent] = useState(first);
  return (
    <Stack gap="l">
      <Stepper {...args} current={current} />
      <Button onClick={() => setCurrent(current + 1)}>On</Button>
    </Stack>
  );
}

export const Announced: Story = {
  args: { ...deposit, size: 'small', current: 0 },
  render: (args) => (
    <div className={css.column}>
      <Walk {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const status = canvas.getByRole('status');
    // Where it begins is read with the page.
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Step 2 of 3, Amount');
  },
};
