import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';

import { column } from '../../testing/board.css.ts';
import { studios } from '../../testing/covers.ts';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { PaymentMethodCard } from './payment-method-card.tsx';

interface MethodsProps {
  /** The method that is chosen at first. */
  value: string;
  /** Told of another. */
  onValueChange: (value: string) => void;
}

const logo = (place: number): string | undefined => studios[place]?.src;

function Methods({ value: first, onValueChange }: MethodsProps) {
  const [value, setValue] = useState(first);
  return (
    <div className={column}>
      <RadioGroup
        cards
        label="How you want to pay"
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      >
        <PaymentMethodCard
          value="wallet"
          logo={logo(1)}
          facts={[
            { label: 'Limits', value: '₱100 – ₱50,000' },
            { label: 'Fee', value: 'None' },
            { label: 'Takes', value: 'a minute' },
          ]}
        >
          Harbour Wallet
        </PaymentMethodCard>
        <PaymentMethodCard
          value="bank"
          facts={[
            { label: 'Limits', value: '₱500 – ₱500,000' },
            { label: 'Fee', value: '₱15' },
            { label: 'Takes', value: 'one to three working days' },
          ]}
        >
          Bank transfer
        </PaymentMethodCard>
        <PaymentMethodCard
          value="desk"
          logo={logo(3)}
          facts={[{ label: 'Limits', value: '₱100 – ₱5,000' }]}
          unavailable="Not before your papers have been looked at."
        >
          Cash at a desk
        </PaymentMethodCard>
      </RadioGroup>
    </div>
  );
}

const meta = {
  title: 'Money/Payment method card',
  component: Methods,
  args: { value: 'wallet', onValueChange: fn() },
} satisfies Meta<typeof Methods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const None: Story = { args: { value: '' } };

export const FeeAndTime: Story = {
  render: () => (
    <div className={column}>
      <RadioGroup cards label="How you want to pay" defaultValue="wallet">
        <PaymentMethodCard
          value="wallet"
          logo={logo(1)}
          facts={[
            { label: 'Fee', value: 'none' },
            { label: 'Takes', value: 'a minute' },
          ]}
        >
          Harbour Wallet
        </PaymentMethodCard>
        <PaymentMethodCard value="card" facts={[{ label: 'Fee', value: '₱15.00' }]}>
          Card
        </PaymentMethodCard>
        <PaymentMethodCard value="desk">Cash at a desk</PaymentMethodCard>
      </RadioGroup>
    </div>
  ),
  play: async ({ canvasElement }) => {
    // One as high as another, however little is told of it.
    const heights = within(canvasElement)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.getBoundingClientRect().height ?? 0);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(72);
  },
};

export const Keyboard: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const wallet = canvas.getByRole('radio', { name: 'Harbour Wallet' });
    await expect(wallet).toHaveFocus();
    await expect(wallet).toHaveAccessibleDescription(/Fee None/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank');
    const desk = canvas.getByRole('radio', { name: 'Cash at a desk' });
    await expect(desk).toBeDisabled();
    await expect(desk).toHaveAccessibleDescription(/Not before your papers/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(wallet).toBeChecked();
  },
};
