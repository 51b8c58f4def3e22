import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { Form } from '../form/form.tsx';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'Forms/Amount field',
  component: AmountField,
  args: {
    label: 'Amount',
    locale: 'en-PH',
    currency: 'PHP',
    min: '100',
    max: '50000',
    quick: ['200', '500', '1000', '5000', '10000'],
    quickLabel: 'Usual amounts',
    rangeLabel: (min, max) => `Between ${min} and ${max}`,
    name: 'amount',
    onValueChange: fn(),
  },
  render: (args) => (
    <form className={css.column}>
      <AmountField {...args} />
    </form>
  ),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement): unknown => {
  const form = canvasElement.querySelector('form');
  return form && Object.fromEntries(new FormData(form));
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '12480.5' } };
export const Chosen: Story = { args: { defaultValue: '1000' } };
export const Disabled: Story = { args: { defaultValue: '1000', disabled: true } };
export const SignBehind: Story = {
  args: { locale: 'de-DE', currency: 'EUR', defaultValue: '1234.5', min: '10', max: '2500' },
};
export const NoSmallerUnit: Story = {
  args: { locale: 'ja-JP', currency: 'JPY', defaultValue: '15000', min: '1000', max: '500000' },
};
export const Alone: Story = {
  render: ({ quick: _quick, rangeLabel: _range, ...args }) => (
    <form className={css.column}>
      <AmountField {...args} />
    </form>
  ),
};
export const LongText: Story = {
  args: {
    label: 'How much you would like to have paid out to the account that you named last week',
    defaultValue: '9007199254740993.07',
    quick: ['9007199254740993.07', '1000'],
  },
};

export const Wrong: Story = {
  args: { defaultValue: '50', error: 'The least is ₱100.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The least is ₱100.');
  },
};

const words = {
  least: (bound: string) => `The least is ${bound}.`,
  most: (bound: string) => `You can deposit ${bound} more today.`,
};

export const Large: Story = {
  args: {
    size: 'large',
    defaultValue: '500',
    quick: ['200', '500', '1000', '1500', '5000', '10000'],
    max: '1500',
    hint: '₱1,500 left today',
    faultLabel: (fault, bound) => words[fault](bound),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(input).toHaveAccessibleDescription('₱1,500 left today');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    // More than there is room for is no way to press.
    await expect(canvas.getByRole('radio', { name: '₱1,500' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: '₱5,000' })).toBeDisabled();
  },
};
export const LargeEmpty: Story = { args: { ...Large.args, defaultValue: '' } };
export const LargeBehind: Story = { args: { ...SignBehind.args, size: 'large' } };
export const LargeLong: Story = { args: { ...LongText.args, size: 'large' } };
export const LargeDisabled: Story = {
  args: { ...Large.args, defaultValue: '', disabled: true, hint: 'There is room from midnight.' },
};

export const TooMuch: Story = {
  args: { ...Large.args, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(input);
    await userEvent.keyboard('20');
    await expect(input).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('00');
    await expect(input).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can deposit ₱1,500 more today.');
    await expect(input).toHaveAccessibleDescription('You can deposit ₱1,500 more today.');
  },
};

/** A form says what it was told of, and knows nothing of this: the field says it. */
export const TooMuchInAForm: Story = {
  args: { ...Large.args, defaultValue: '' },
  render: (args) => (
    <Form errors={[]} summaryTitle={(count) => `${count} to mend`} className={css.column}>
      <AmountField {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Amount' }));
    await userEvent.keyboard('2000');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can deposit ₱1,500 more today.');
  },
};

export const TooLittle: Story = {
  args: { ...Large.args, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(input);
    await userEvent.keyboard('٥٠');
    // Nobody is told off while they type.
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('The least is ₱100.');
  },
};

export const Keyboard: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toBeRequired();
    await userEvent.keyboard('1x234.567');
    await expect(input).toHaveValue('1234.56');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234.56');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234.56');
    await expect(sent(canvasElement)).toEqual({ amount: '1234.56' });
    await expect(canvas.getByRole('radio', { name: '₱200' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '₱500' })).toBeChecked();
    await expect(input).toHaveValue('500');
    await expect(sent(canvasElement)).toEqual({ amount: '500' });
  },
};
