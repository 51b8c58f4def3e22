import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import * as css from '../../testing/board.css.ts';
import { RateField } from './rate-field.tsx';

const meta = {
  title: 'Team/Rate field',
  component: RateField,
  args: {
    label: 'Slots',
    min: '0.2000',
    max: '0.7000',
    step: '0.0500',
    hint: '0.20 % – 0.70 %',
    lessLabel: 'Lower',
    moreLabel: 'Higher',
    name: 'rate',
    onValueChange: fn(),
  },
  render: (args) => (
    <form className={css.column}>
      <RateField {...args} />
    </form>
  ),
} satisfies Meta<typeof RateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '0.45' } };
export const AtTheEnd: Story = { args: { defaultValue: '0.70' } };
export const Refused: Story = {
  args: {
    defaultValue: '0.85',
    error: 'At most 0.70 %: nobody gives more than they have.',
  },
};
export const Disabled: Story = { args: { defaultValue: '0.45', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'What everybody in the line below earns of slot games that count in full',
    defaultValue: '0.4555',
  },
};

export const Stepped: Story = {
  args: { defaultValue: '0.60' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Slots' });
    await userEvent.click(canvas.getByRole('button', { name: 'Higher: Slots' }));
    await expect(field).toHaveValue('0.65');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveValue('0.70');
    await expect(field).toHaveAttribute('aria-valuetext', '0.70 %');
    await expect(canvas.getByRole('button', { name: 'Higher: Slots' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('0.20');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('0.20');
  },
};
