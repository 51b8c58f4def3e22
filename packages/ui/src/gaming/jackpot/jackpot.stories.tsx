import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { JackpotBanner } from './jackpot-banner.tsx';
import { JackpotCounter } from './jackpot-counter.tsx';
import { column } from '../../testing/board.css.ts';
import type { Source } from './run.ts';
import { useDemoJackpot } from './use-demo-jackpot.ts';

const meta = {
  title: 'Gaming/Jackpot',
  component: JackpotBanner,
  args: {
    title: 'Grand jackpot',
    description: 'Across 214 games',
    amount: '833412906.48',
    locale: 'en',
    symbol: '₱',
  },
} satisfies Meta<typeof JackpotBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Banner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Grand jackpot' })).toBeVisible();
    await expect(canvas.getByText('833,412,906.48')).toBeInTheDocument();
  },
};
export const Demo: Story = { args: { demoLabel: 'Demo' } };
export const NotCurrent: Story = {
  name: 'A dash where nobody knows how it stands',
  args: { description: 'No current figure. Last told at 12:04', amount: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('–')).toBeVisible();
  },
};
export const TitleAlone: Story = { args: { description: undefined } };
export const LongTexts: Story = {
  args: {
    title: 'The grandest of all the jackpots of this house',
    description: 'Across two hundred and fourteen games of seven studios',
    demoLabel: 'Demo',
    symbol: 'CHF',
  },
};

export const Counter: Story = {
  render: (_args) => (
    <div className={column}>
      <JackpotCounter label="Jackpot pool" amount="14208377" locale="en" symbol="₱" />
      <JackpotCounter
        label="Jackpot pool"
        amount="14208377"
        locale="en"
        symbol="₱"
        demoLabel="Demo"
      />
    </div>
  ),
};

/** A clock that runs at once, and chance that is none. */
let chances = 0;
const source: Source = {
  random: () => (chances += 1) / 10,
  clock: (_wait, run) => {
    const timer = chances < 3 ? setTimeout(run, 20) : undefined;
    return () => clearTimeout(timer);
  },
};

function Running() {
  const amount = useDemoJackpot('banner', source);
  return (
    <JackpotBanner
      title="Grand jackpot"
      demoLabel="Demo"
      amount={amount}
      locale="en"
      symbol="₱"
      data-amount={amount}
    />
  );
}

export const Rolls: Story = {
  name: 'Rolls within its range (part of HM-18)',
  render: () => <Running />,
  beforeEach: () => {
    chances = 0;
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-amount]')).toHaveAttribute(
        'data-amount',
        expect.stringMatching(/^833(?!000000)\d{6}\.\d\d$/),
      ),
    );
  },
};

function Growing() {
  const [amount, setAmount] = useState(1);
  return (
    <>
      <JackpotBanner title="Grand jackpot" amount={`${amount}00`} locale="en" symbol="₱" />
      <button type="button" onKeyDown={() => setAmount(amount + 1)}>
        More
      </button>
    </>
  );
}

export const Rests: Story = {
  name: 'Stands still while somebody points at it',
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('heading', { name: 'Grand jackpot' }));
    await userEvent.tab();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('100.00')).toBeInTheDocument();
    await userEvent.unhover(canvas.getByRole('heading', { name: 'Grand jackpot' }));
    await waitFor(() => expect(canvas.getByText('200.00')).toBeInTheDocument());
  },
};
