import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../../actions/button/button.tsx';
import * as css from '../../testing/board.css.ts';
import { cover } from '../../testing/covers.ts';
import { Lightbox, type LightboxItem, type LightboxProps } from './index.ts';

const size = { width: 600, height: 800 } as const;
const series: readonly LightboxItem[] = [
  {
    src: cover('Moon Orchard'),
    alt: 'A moon over an orchard',
    caption: 'The orchard is open until the end of March.',
    ...size,
  },
  {
    src: cover('Kraken Harvest'),
    alt: 'Arms of a kraken around a ship',
    caption: 'Every tenth harvest is doubled.',
    ...size,
  },
  { src: cover('Riviera Wheel'), alt: 'A wheel above a bay at night', ...size },
  { src: cover('Jade Koi'), alt: 'Two carps in a pond', caption: 'Once a day.', ...size },
];

const labels: LightboxProps['labels'] = {
  position: (place, count) => `Picture ${place} of ${count}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  failed: 'The picture could not be fetched.',
};

/** A receipt as somebody would send it: white, and smaller than any screen. */
const receipt = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="240" height="320" fill="#fff"/><path d="M24 40h120M24 80h192M24 104h160M24 128h176M24 152h96M24 248h192M144 280h72" stroke="#223" stroke-width="8"/></svg>',
)}`;

/** A page with something to open it by. */
function Shown({ open: atFirst, onClose, ...rest }: LightboxProps) {
  const [open, setOpen] = useState(atFirst);
  return (
    <div className={css.column}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Look at the pictures
      </Button>
      <Lightbox
        {...rest}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Lightbox',
  component: Lightbox,
  args: { open: true, items: series, labels, onClose: fn(), onIndexChange: fn() },
  render: (args) => <Shown {...args} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

const isRtl = (): boolean => document.documentElement.dir === 'rtl';
const onwards = (): string => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
const back = (): string => (isRtl() ? '{ArrowRight}' : '{ArrowLeft}');

const boxOf = (canvasElement: HTMLElement, name: string): Promise<HTMLElement> =>
  within(canvasElement).findByRole('dialog', { name });
const buttonOf = (canvasElement: HTMLElement, name: string): HTMLElement =>
  within(canvasElement).getByRole('button', { name });

/** The picture in sight, once it has come. */
async function seen(canvasElement: HTMLElement, name: string): Promise<HTMLImageElement> {
  const image = await within(canvasElement).findByRole<HTMLImageElement>('img', { name });
  await waitFor(() => expect(image).toHaveAttribute('data-state', 'ready'));
  return image;
}

const arrived = (image: HTMLElement): Promise<unknown> =>
  Promise.all(image.getAnimations().map(({ finished }) => finished));
/** How many times as large as it fits. */
async function timesOf(image: HTMLElement): Promise<number> {
  await arrived(image);
  return image.getBoundingClientRect().width / image.offsetWidth;
}

const frameOf = (image: HTMLElement): HTMLElement => {
  const frame = image.closest('[data-side]')?.parentElement?.parentElement;
  if (!frame) throw new Error('The picture stands in no frame.');
  return frame;
};

/** Fingers as the browser tells of them, counted from the middle of the frame. */
function finger(image: HTMLElement, pointerId = 1) {
  const frame = frameOf(image);
  // Only a finger that is really there can be held.
  frame.setPointerCapture = () => undefined;
  const { x, y, width, height } = frame.getBoundingClientRect();
  const at = (type: string, across: number, down: number): boolean =>
    frame.dispatchEvent(
      new PointerEvent(type, {
        clientX: x + width / 2 + across,
        clientY: y + height / 2 + down,
        pointerId,
        isPrimary: pointerId === 1,
        bubbles: true,
      }),
    );
  return {
    down: (across: number, down: number) => at('pointerdown', across, down),
    move: (across: number, down: number) => at('pointermove', across, down),
    up: (across: number, down: number) => at('pointerup', across, down),
  };
}

export const Start: Story = {
  args: { defaultIndex: 1 },
  play: async ({ args, canvasElement }) => {
    const box = await boxOf(canvasElement, 'Picture 2 of 4');
    await expect(box).toHaveAccessibleDescription('Every tenth harvest is doubled.');
    await seen(canvasElement, 'Arms of a kraken around a ship');
    // Those beside it are fetched and out of reach.
    await expect(box.querySelectorAll('[inert] img')).toHaveLength(2);
    await userEvent.click(buttonOf(canvasElement, 'Next'));
    await boxOf(canvasElement, 'Picture 3 of 4');
    await expect(box).not.toHaveAccessibleDescription();
    await userEvent.click(buttonOf(canvasElement, 'Next'));
    await boxOf(canvasElement, 'Picture 4 of 4');
    await expect(buttonOf(canvasElement, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(buttonOf(canvasElement, 'Next'));
    await expect(args.onIndexChange).toHaveBeenCalledTimes(2);
    await userEvent.click(buttonOf(canvasElement, 'Previous'));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await seen(canvasElement, 'A wheel above a bay at night');
  },
};

export const OnePicture: Story = {
  args: { items: [{ src: receipt, alt: 'The receipt of a deposit' }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const image = await seen(canvasElement, 'The receipt of a deposit');
    await boxOf(canvasElement, 'The receipt of a deposit');
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
    await expect(canvas.queryByText(/Picture/)).toBeNull();
    // It is small, and stays as it is.
    await expect(image.getBoundingClientRect().width).toBe(240);
    await userEvent.click(buttonOf(canvasElement, 'Close'));
    await expect(args.onClose).toHaveBeenCalledWith('button');
  },
};

const terms = [
  'Between six and eight in the evening every spin in the orchard counts twice.',
  'What you win goes to your balance at once and is wagered ten times within a week.',
  'The offer can be taken once a day and ends on the last day of March.',
  'Whoever has taken a pause is not offered it, and nobody is asked to come back for it.',
].join(' ');

export const LongCaption: Story = {
  args: {
    items: series.map(({ src, alt }) => ({ src, alt, caption: `${terms} ${terms} ${terms}` })),
  },
  play: async ({ args, canvasElement }) => {
    const box = await boxOf(canvasElement, 'Picture 1 of 4');
    const image = await seen(canvasElement, 'A moon over an orchard');
    const caption = await within(box).findByRole('group', { name: 'Picture 1 of 4' });
    // It scrolls, and leaves the picture more than half of the screen.
    await expect(caption.scrollHeight).toBeGreaterThan(caption.clientHeight);
    await expect(frameOf(image).clientHeight).toBeGreaterThan(window.innerHeight / 2);
    caption.focus();
    // Its keys are its own, but for those that turn.
    await userEvent.keyboard('{End}');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard(onwards());
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
  },
};

export const Failed: Story = {
  args: {
    items: [{ src: 'data:image/png;base64,AAAA', alt: 'The receipt of a deposit' }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sentence = await canvas.findByRole('alert');
    await expect(sentence).toHaveTextContent('The picture could not be fetched.');
    await expect(buttonOf(canvasElement, 'Larger')).toHaveAttribute('aria-disabled', 'true');
    const first = canvasElement.querySelector('dialog img');
    await userEvent.click(buttonOf(canvasElement, 'Try again'));
    // Asked for anew, and not there this time either.
    await waitFor(() => expect(canvasElement.querySelector('dialog img')).not.toBe(first));
    await canvas.findByRole('alert');
    await expect(buttonOf(canvasElement, 'Try again')).toHaveFocus();
  },
};

export const ComesAfterAll: Story = {
  args: Failed.args ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(buttonOf(canvasElement, 'Try again'));
    // The network is back.
    canvasElement.querySelector('dialog img')?.setAttribute('src', receipt);
    await seen(canvasElement, 'The receipt of a deposit');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(buttonOf(canvasElement, 'Close')).toHaveFocus();
    await waitFor(() =>
      expect(buttonOf(canvasElement, 'Larger')).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    const image = await seen(canvasElement, 'A moon over an orchard');
    const smaller = buttonOf(canvasElement, 'Smaller');
    await expect(smaller).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(buttonOf(canvasElement, 'Larger'));
    await expect(await timesOf(image)).toBeCloseTo(1.5);
    await userEvent.dblClick(frameOf(image));
    await expect(await timesOf(image)).toBeCloseTo(1);
    await userEvent.dblClick(frameOf(image));
    await expect(await timesOf(image)).toBeCloseTo(2.5);
    // Pulled as far as one likes, it goes as far as its edge.
    const one = finger(image);
    one.down(0, 0);
    one.move(900, 900);
    one.up(900, 900);
    await arrived(image);
    const frame = frameOf(image).getBoundingClientRect();
    const box = image.getBoundingClientRect();
    await expect(box.left).toBeCloseTo(frame.left, 0);
    await expect(box.top).toBeCloseTo(frame.top, 0);
  },
};

export const ZoomEndsByTurning: Story = {
  play: async ({ canvasElement }) => {
    const image = await seen(canvasElement, 'A moon over an orchard');
    await userEvent.click(buttonOf(canvasElement, 'Larger'));
    await userEvent.click(buttonOf(canvasElement, 'Next'));
    await seen(canvasElement, 'Arms of a kraken around a ship');
    await expect(buttonOf(canvasElement, 'Smaller')).toHaveAttribute('aria-disabled', 'true');
    await expect(await timesOf(image)).toBeCloseTo(1);
  },
};

export const Fingers: Story = {
  name: 'Two fingers bring it closer, one turns it, and pulls it down to close',
  play: async ({ args, canvasElement }) => {
    const image = await seen(canvasElement, 'A moon over an orchard');
    const [one, two] = [finger(image, 1), finger(image, 2)];
    one.down(-40, 0);
    two.down(40, 0);
    one.move(-80, 0);
    two.move(80, 0);
    one.up(-80, 0);
    two.up(80, 0);
    await expect(await timesOf(image)).toBeCloseTo(2);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await userEvent.keyboard('0');
    await expect(await timesOf(image)).toBeCloseTo(1);
    // Against the way of the page there is nothing before the first.
    const way = isRtl() ? 1 : -1;
    one.down(0, 0);
    one.move(-way * 150, 0);
    one.up(-way * 150, 0);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    one.down(0, 0);
    one.move(way * 60, 4);
    one.move(way * 150, 4);
    one.up(way * 150, 4);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await seen(canvasElement, 'Arms of a kraken around a ship');
    one.down(0, 0);
    one.move(4, 60);
    one.move(4, 160);
    one.up(4, 160);
    await expect(args.onClose).toHaveBeenCalledWith('drag');
  },
};

export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const opener = buttonOf(canvasElement, 'Look at the pictures');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const box = await boxOf(canvasElement, 'Picture 1 of 4');
    await expect(buttonOf(canvasElement, 'Close')).toHaveFocus();
    await userEvent.keyboard(onwards());
    await boxOf(canvasElement, 'Picture 2 of 4');
    await userEvent.keyboard('{End}');
    await boxOf(canvasElement, 'Picture 4 of 4');
    await userEvent.keyboard(onwards());
    await boxOf(canvasElement, 'Picture 4 of 4');
    await userEvent.keyboard(back());
    await boxOf(canvasElement, 'Picture 3 of 4');
    await userEvent.keyboard('{Home}');
    await boxOf(canvasElement, 'Picture 1 of 4');
    const image = await seen(canvasElement, 'A moon over an orchard');
    await userEvent.keyboard('++');
    await expect(await timesOf(image)).toBeCloseTo(2.25);
    await userEvent.keyboard('-');
    await expect(await timesOf(image)).toBeCloseTo(1.5);
    // Seen closer, an arrow goes on over the picture, and turns at its edge.
    const { left } = image.getBoundingClientRect();
    await userEvent.keyboard(onwards());
    await arrived(image);
    await expect(image.getBoundingClientRect().left).not.toBeCloseTo(left, 0);
    await expect(box).toHaveAccessibleName('Picture 1 of 4');
    await userEvent.keyboard(`${onwards()}${onwards()}${onwards()}`);
    await expect(box).not.toHaveAccessibleName('Picture 1 of 4');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('+0');
    await expect(await timesOf(await seen(canvasElement, 'A moon over an orchard'))).toBeCloseTo(1);
    // A key from a script does not reach the browser's own handling; this is what it sends.
    box.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(box).not.toHaveAttribute('open'));
    await expect(args.onClose).toHaveBeenCalledWith('escape');
    await expect(opener).toHaveFocus();
  },
};

export const BeginsAnew: Story = {
  args: { defaultIndex: 2 },
  play: async ({ canvasElement }) => {
    await boxOf(canvasElement, 'Picture 3 of 4');
    await userEvent.keyboard('{End}');
    await boxOf(canvasElement, 'Picture 4 of 4');
    await userEvent.click(buttonOf(canvasElement, 'Close'));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Look/ }));
    await boxOf(canvasElement, 'Picture 3 of 4');
  },
};
