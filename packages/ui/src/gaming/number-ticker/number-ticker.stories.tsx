import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { formatMoney } from '../../foundations/money/format-money.ts';
import { board } from '../../testing/board.css.ts';
import { NumberTicker } from './number-ticker.tsx';

const meta = {
  title: 'Gaming/Number ticker',
  component: NumberTicker,
  args: { value: '₱833,412,906.48' },
  decorators: [(Story) => <div className={board}>{Story()}</div>],
} satisfies Meta<typeof NumberTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bare: Story = {};
export const Plates: Story = { args: { plates: true } };
export const OtherDigits: Story = {
  args: { value: formatMoney('833412906.48', { locale: 'ar-EG', symbol: '€' }), plates: true },
};

function Counting() {
  const [count, setCount] = useState(9_998);
  return (
    <>
      <NumberTicker value={count.toLocaleString('en')} />
      <Button size="medium" onClick={() => setCount((before) => before + 1)}>
        One more
      </Button>
    </>
  );
}

export const OnlyWhatChangesMoves: Story = {
  render: () => <Counting />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stand = () =>
      [...canvasElement.querySelectorAll<HTMLElement>('[data-digit]')].map(
        (place) => place.dataset['digit'],
      );
    await expect(stand()).toEqual(['9', '9', '9', '8']);
    const [first] = canvasElement.querySelectorAll('[data-digit]');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(stand()).toEqual(['9', '9', '9', '9']);
    await expect(canvasElement.querySelector('[data-digit]')).toBe(first);
    await userEvent.keyboard('{Enter}');
    await expect(stand()).toEqual(['1', '0', '0', '0', '0']);
    await expect(canvas.getByText('10,000')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'One more' })).toHaveFocus();
  },
};
