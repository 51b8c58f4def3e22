import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../../actions/button/index.ts';
import { Countdown } from '../../data/countdown/index.ts';
import { cover } from '../../testing/covers.ts';
import { LotteryCard, LotteryList, LotteryResult, NumberBalls } from './index.ts';

const open = fn();
const look = fn();
const locale = (): string => (document.documentElement.dir === 'rtl' ? 'ar-EG' : 'en');

const clock = (minutes: number) => (
  <Countdown
    look="clock"
    until={Date.now() + minutes * 60_000 + 900}
    locale={locale()}
    label="Closes in"
    endLabel="Closed. The numbers are being drawn."
  />
);
const balls = (numbers: string, latest = false) => (
  <NumberBalls label="Drawn last" numbers={numbers.split(' ')} latest={latest} />
);
const results = (
  <Button variant="quiet" size="medium" onClick={look}>
    Results
  </Button>
);

const meta = {
  title: 'Gaming/Lotteries',
  component: LotteryList,
  args: {
    label: 'Lotteries',
    children: [
      <LotteryCard
        key="1"
        name="Lucky Penny Draw"
        src={cover('Lucky Penny Draw')}
        draw="Draw 0412"
        countdown={clock(4)}
        last={balls('4 1 7 0 3', true)}
        action={results}
        onClick={open}
      />,
      <LotteryCard
        key="2"
        name="Silver Ticket"
        src={cover('Silver Ticket')}
        draw="Draw 1288"
        countdown={clock(-1)}
        last={balls('9 9 2 5 8')}
        action={results}
        onClick={open}
      />,
    ],
  },
} satisfies Meta<typeof LotteryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lucky Penny Draw' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledOnce();
    const [first] = canvas.getAllByRole('button', { name: 'Results' });
    if (first) await userEvent.click(first);
    await expect(look).toHaveBeenCalledOnce();
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Drawn last: 4, 1, 7, 0, 3')).toBeInTheDocument();
    const [ball] = canvas.getAllByText('4');
    await expect(ball && getComputedStyle(ball).direction).toBe('ltr');
  },
};
export const Bare: Story = {
  args: {
    children: (
      <LotteryCard
        name="Keno"
        src={undefined}
        draw="Draw 0001"
        countdown={clock(9)}
        onClick={open}
      />
    ),
  },
};
export const LongTexts: Story = {
  args: {
    children: (
      <LotteryCard
        name="The Grand Evening Lottery of the Seven Northern Provinces"
        src={cover('Lucky Penny Draw')}
        draw="Draw 20261122-1288"
        countdown={clock(1300)}
        last={balls('41 7 100 3 25 66 8')}
        action={results}
        onClick={open}
      />
    ),
  },
};
export const Results: Story = {
  args: {
    children: ['4 1 7 0 3', '0 0 6 2 1', '12 33 5 48 20'].map((numbers, index) => (
      <LotteryResult
        key={numbers}
        draw={`Draw ${412 - index}`}
        at="Today, 08:12"
        numbers={balls(numbers, index === 0)}
      />
    )),
  },
};
