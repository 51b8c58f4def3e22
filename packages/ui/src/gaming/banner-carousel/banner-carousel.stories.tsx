import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { cover } from '../../testing/covers.ts';
import { backward, onward } from '../../testing/keys.ts';
import { Banner } from './banner.tsx';
import { BannerCarousel } from './banner-carousel.tsx';

const press = fn();

const banners = [
  <Banner
    key="one"
    onClick={press}
    eyebrow="Six hundred games"
    title="Every game, one home."
    emphasis="one home."
    description="One balance for all of them."
    call="See the games"
    covers={[cover('Moon Orchard'), cover('Kraken Harvest')]}
    drawn
  />,
  <Banner
    key="two"
    onClick={press}
    eyebrow="Live tables"
    title="Midnight salon"
    emphasis="salon"
    description="Open from dusk till dawn."
    call="Take a seat"
    covers={[cover('Riviera Wheel'), cover('Sapphire Gambit')]}
  />,
  <Banner
    key="three"
    render={<a href="#league">League</a>}
    title="Weekly league"
    description="Points from every game."
    call="See the table"
    covers={[cover('Lion Kingdom')]}
  />,
];

const meta = {
  title: 'Gaming/Banner carousel',
  component: BannerCarousel,
  args: {
    label: 'News',
    children: banners,
    pauseLabel: 'Stop',
    resumeLabel: 'Go on',
    placeLabel: (place: number, count: number) => `${place} of ${count}`,
    pagerLabel: (place: number) => `Show ${place}`,
  },
} satisfies Meta<typeof BannerCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'A pager, and a press for each banner (part of HM-11)',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 of 3')).toBeInTheDocument();
    // Copies of the first two, behind the last.
    const slides = (): HTMLElement[] => canvas.getAllByRole('listitem', { hidden: true });
    await waitFor(() => expect(slides()).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: /Every game/ }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /Weekly league/ })).toHaveAttribute(
      'href',
      '#league',
    );
  },
};

export const One: Story = {
  name: 'One rests (part of HM-12)',
  args: { children: banners[0] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

export const Keyboard: Story = {
  name: 'Arrows lead round and round, and the banner in front can be stopped',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Every game/ })).toHaveFocus();
    await userEvent.keyboard(backward());
    await expect(canvas.getByRole('link', { name: /Weekly league/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeInTheDocument());
    await userEvent.keyboard(onward());
    await waitFor(() => expect(canvas.getByText('1 of 3')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: /Every game/ })).toHaveFocus();
    // The simulated key does not know that the copies are inert.
    canvas.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
  },
};

/** The pager is a pair of figures in some brands; there is nothing to press in it then. */
const hasMarks = (): boolean => document.documentElement.dataset['pager'] !== 'figures';

export const Pager: Story = {
  name: 'A mark of the pager brings its banner, with the keyboard alone',
  play: async ({ canvasElement }) => {
    if (!hasMarks()) return;
    const canvas = within(canvasElement);
    const mark = canvas.getByRole('button', { name: 'Show 3' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeInTheDocument());
    await waitFor(() => expect(mark).toHaveAttribute('aria-current', 'true'));
    await expect(mark).toHaveFocus();
    await expect(mark.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const KeptInSight: Story = {
  name: 'The banner that has the focus is in front, whatever was on its way',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvasElement.querySelector('ul');
    if (!track) throw new Error('There is no track.');
    const first = canvas.getByRole('button', { name: /Every game/ });
    first.focus();
    await userEvent.keyboard(onward());
    await expect(first).not.toHaveFocus();
    // Another is on its way still.
    await expect(track).toHaveAttribute('data-gliding');
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
    await waitFor(() => expect(track).not.toHaveAttribute('data-gliding'));
    await expect(Math.abs(track.scrollLeft)).toBeLessThan(2);
  },
};

export const Backwards: Story = {
  name: 'A swipe back from the first brings the last, and goes on from there',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('button', { name: /Every game/ });
    const track = canvasElement.querySelector('ul');
    if (!track) throw new Error('There is no track.');
    const start = first.getBoundingClientRect().x;
    fireEvent.pointerDown(first);
    await waitFor(() => expect(Math.abs(track.scrollLeft)).toBeGreaterThan(100));
    // What a finger is on must not move away from under it.
    await expect(Math.abs(first.getBoundingClientRect().x - start)).toBeLessThan(1);
    track.scrollLeft = 0;
    await waitFor(() => expect(canvas.getByText('3 of 3')).toBeInTheDocument());
    const last = canvas.getByRole('link', { name: /Weekly league/ });
    await waitFor(() => expect(Math.abs(last.getBoundingClientRect().x - start)).toBeLessThan(1));
  },
};

const finished = '/art/riviera-wheel.svg';

export const Pictures: Story = {
  args: {
    children: [
      <Banner key="a" title="Riviera week" picture={{ dark: finished, light: finished }} />,
      <Banner
        key="b"
        title="Tide week"
        picture={{ dark: '/art/kraken-harvest.svg', light: '/art/jade-koi.svg' }}
      />,
    ],
  },
};

/** The lines of whatever is written in an element, as they are painted. */
const linesIn = (element: Element): readonly DOMRect[] => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
};

const isApart = (one: DOMRect, other: DOMRect): boolean =>
  one.right <= other.left + 0.5 || one.left >= other.right - 0.5;

/** Pictures without lettering: the words have a plate of their own beside them. */
export const WordedPictures: Story = {
  name: 'No word lies on a picture',
  args: {
    children: [
      <Banner
        key="a"
        worded
        title="A first deposit, matched"
        description="Up to ₱1,000, wagered eight times in 14 days. Terms apply."
        call="See the offers"
        picture={{ dark: finished, light: finished }}
      />,
      <Banner
        key="b"
        worded
        title="Tide week"
        description="Forty-eight games of the sea."
        call="Take a look"
        picture={{ dark: '/art/kraken-harvest.svg', light: '/art/jade-koi.svg' }}
      />,
    ],
  },
  play: async ({ canvasElement }) => {
    const worded = [...canvasElement.querySelectorAll<HTMLElement>('[data-worded]')];
    await expect(worded.length).toBeGreaterThan(1);
    for (const banner of worded)
      for (const picture of banner.querySelectorAll('img'))
        for (const words of banner.querySelectorAll('bdi, span'))
          for (const line of linesIn(words))
            if (picture.getBoundingClientRect().width > 0)
              await expect(isApart(line, picture.getBoundingClientRect())).toBe(true);
  },
};

export const LongTexts: Story = {
  args: {
    children: (
      <Banner
        eyebrow="An eyebrow that says far more than it has to say"
        title="A title that is three times as long as anybody asked for"
        description="And a line under it that goes on and on about what there is to be seen here."
        call="See everything"
        covers={[cover('Lion Kingdom')]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('button', { name: /A title/ });
    const frame = banner.getBoundingClientRect();
    for (const words of [/^An eyebrow/, /^A title/, /^And a line/]) {
      // The lines are those of the box around the words.
      const text = within(banner).getByText(words).closest('span') ?? banner;
      const { bottom, height, width } = text.getBoundingClientRect();
      if (width <= 1) continue;
      const line = Number.parseFloat(getComputedStyle(text).lineHeight);
      // Whole lines, each within the banner and above what the press does.
      await expect(Math.abs(height / line - Math.round(height / line))).toBeLessThan(0.1);
      await expect(bottom).toBeLessThanOrEqual(frame.bottom);
      const call = within(banner).getByText('See everything').getBoundingClientRect();
      if (call.height > 0) await expect(bottom).toBeLessThanOrEqual(call.top + 1);
    }
  },
};
