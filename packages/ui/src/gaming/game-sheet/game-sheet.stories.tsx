import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import { formatMoney, inText } from '../../foundations/money/index.ts';
import { cover, studios } from '../../testing/covers.ts';
import { GameSheet, type GameSheetProps } from './game-sheet.tsx';

function Opener(props: GameSheetProps) {
  const [open, setOpen] = useState(props.open);
  const [favourite, setFavourite] = useState(props.favourite);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Moon Orchard</Button>
      <GameSheet
        {...props}
        open={open}
        onClose={useCallback(() => setOpen(false), [])}
        favourite={favourite}
        onFavouriteChange={setFavourite}
      />
    </>
  );
}

const meta = {
  title: 'Gaming/Game sheet',
  component: Opener,
  args: {
    open: true,
    onClose: fn(),
    name: 'Moon Orchard',
    emphasis: 'Orchard',
    src: cover('Moon Orchard'),
    vendor: 'By Kestrel & Rook',
    vendorMark: studios[6]?.src,
    facts: [
      { label: 'Category', value: 'Slots' },
      { label: 'Minimum bet', value: '₱0.50' },
      { label: 'Plays in', value: 'Portrait' },
    ],
    onPlay: fn(),
    onTry: fn(),
    favourite: true,
    foot: 'Free play uses practice credits. Your balance is not touched.',
    labels: { play: 'Play now', trial: 'Free play', favourite: 'Favourite', close: 'Close' },
  },
} satisfies Meta<GameSheetProps>;

export default meta;
type Story = StoryObj<GameSheetProps>;

/** Where the part of a text that says this begins, from the left. */
function leftOf(text: string, part: string, inside: HTMLElement): number {
  const node = within(inside).getByText((said) => said.includes(text)).firstChild;
  if (!(node instanceof Text)) throw new Error(`“${text}” is no text`);
  const range = document.createRange();
  const at = node.data.indexOf(part);
  range.setStart(node, at);
  range.setEnd(node, at + part.length);
  return range.getBoundingClientRect().left;
}

export const MoneyInArabic: Story = {
  name: 'Keeps the sign of the money before its digits, in every direction',
  args: {
    facts: [
      {
        label: 'أقل رهان',
        value: inText(formatMoney('0.05', { locale: 'ar-EG', symbol: 'UK£' })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const sheet = within(canvasElement).getByRole('dialog', { name: 'Moon Orchard' });
    await expect(leftOf('UK£', 'UK', sheet)).toBeLessThan(leftOf('UK£', '£', sheet));
    await expect(leftOf('UK£', '£', sheet)).toBeLessThan(leftOf('UK£', '٥', sheet));
  },
};

export const Keyboard: Story = {
  name: 'Picture, studio, play and a favourite that is switched (part of GC-18)',
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = within(canvas.getByRole('dialog', { name: 'Moon Orchard' }));
    await expect(sheet.getByText('By Kestrel & Rook')).toBeInTheDocument();
    // One of two shows, by where the brand puts it.
    const [heart] = sheet.getAllByRole('button', { name: 'Favourite' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    heart?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    sheet.getByRole('button', { name: 'Play now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const WithTrial: Story = {
  name: 'Free play where the game has it (part of GC-19)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Free play' })).toBeVisible();
  },
};
export const WithoutTrial: Story = {
  name: 'No free play where the game has none (part of GC-19)',
  args: { onTry: undefined, foot: undefined, favourite: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Free play' })).toBeNull();
  },
};
export const NoPicture: Story = { args: { src: undefined, facts: undefined, busy: true } };

export const HeartPops: Story = {
  name: 'A heart pops when it is pressed, and not because it is there',
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement)
      .getAllByRole('button', { name: 'Favourite' })
      .find((button) => button.checkVisibility());
    if (!heart) throw new Error('There is no heart.');
    const moves = (): number =>
      heart.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length;
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(moves()).toBe(0);
    await userEvent.click(heart);
    await expect(moves()).toBe(0);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(moves()).toBe(calm ? 0 : 1);
  },
};
