import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { PasswordField } from '../password-field/index.ts';
import { StrengthMeter, type StrengthMeterProps } from './strength-meter.tsx';

function Typed({ value: first, ...rest }: StrengthMeterProps) {
  const [value, setValue] = useState(first);
  return (
    <div className={css.column}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        revealLabel="Show password"
        concealLabel="Hide password"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <StrengthMeter {...rest} value={value} />
    </div>
  );
}

const meta = {
  title: 'Forms/Strength meter',
  component: StrengthMeter,
  args: {
    value: '',
    avoid: ['marisol88'],
    labels: {
      label: 'Strength',
      levels: ['Too short', 'Easy to guess', 'Fair', 'Good', 'Strong'],
      hints: {
        longer: 'A longer one is harder to guess.',
        avoid: 'Leave your own name out.',
        common: 'Many people use this one.',
        pattern: 'Letters in a row are guessed at once.',
        mixed: 'Mix in figures or capitals.',
      },
    },
  },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof StrengthMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TooShort: Story = { args: { value: 'aB3$x' } };
export const EasyToGuess: Story = { args: { value: 'marisol88!' } };
export const Fair: Story = { args: { value: 'ktwmvxbr' } };
export const Good: Story = { args: { value: 'kTwmv7xbr' } };
export const Strong: Story = { args: { value: 'four plain words here' } };
export const LongText: Story = {
  args: {
    value: 'ktwmvxbr',
    labels: {
      ...meta.args.labels,
      label: 'How hard this password would be to guess for somebody who knows you well',
      levels: ['', '', 'Not so bad, and yet not good enough', '', ''],
    },
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const meter = canvas.getByRole('meter', { name: 'Strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await userEvent.tab();
    await userEvent.keyboard('kTwmv');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Too short');
    await expect(canvas.getByText('A longer one is harder to guess.')).toBeVisible();
    await userEvent.keyboard('7xbrmd4');
    await expect(meter).toHaveAttribute('aria-valuenow', '4');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strong');
  },
};
