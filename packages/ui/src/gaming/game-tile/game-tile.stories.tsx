import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within, type MockInstance } from 'storybook/test';

import { oneTile } from '../../testing/board.css.ts';
import { Chosen } from '../../testing/chosen.tsx';
import { cover } from '../../testing/covers.ts';
import { GameTile } from './game-tile.tsx';

const meta = {
  title: 'Gaming/Tile',
  component: GameTile,
  args: { name: 'Moon Orchard', src: cover('Moon Orchard'), vendor: 'Kestrel', onClick: fn() },
  decorators: [(Story) => <div className={oneTile}>{Story()}</div>],
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Moon Orchard Kestrel' }),
    ).toBeVisible();
  },
};
/** Whether anything was drawn on it. */
const isLit = (canvas: HTMLCanvasElement | null): boolean =>
  canvas
    ?.getContext('2d')
    ?.getImageData(0, 0, canvas.width, canvas.height)
    .data.some((point) => point > 0) === true;

export const Light: Story = {
  name: 'A picture casts its light where the brand’s tiles glow',
  play: async ({ canvasElement }) => {
    const canvas = (): HTMLCanvasElement | null => canvasElement.querySelector('canvas');
    if (document.documentElement.dataset['frames'] === 'glow') {
      await waitFor(() => expect(canvas()).not.toBeNull());
      await waitFor(() => expect(isLit(canvas())).toBe(true));
    } else {
      await waitFor(() =>
        expect(canvasElement.querySelector('img')).toHaveProperty('complete', true),
      );
      await expect(canvas()).toBeNull();
    }
  },
};

/** A picture of points, as a platform sends it. */
async function pixels(): Promise<Response> {
  const canvas = new OffscreenCanvas(60, 80);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#c24';
    pen.fillRect(0, 0, 60, 80);
  }
  return new Response(await canvas.convertToBlob());
}

const glowing = { frames: 'glow' };
let painting: MockInstance<CanvasRenderingContext2D['drawImage']> | undefined;

export const LightOfPixels: Story = {
  name: 'The light of a picture in pixels is never painted of the picture itself',
  args: { src: cover('Jade Koi') },
  beforeEach: ({ args: { src } }) => {
    painting = spyOn(CanvasRenderingContext2D.prototype, 'drawImage');
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      typeof input === 'string' && input.endsWith(src ?? '') ? pixels() : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
      painting?.mockRestore();
    };
  },
  render: (args) => (
    <Chosen choices={glowing}>
      <GameTile {...args} />
    </Chosen>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(isLit(canvasElement.querySelector('canvas'))).toBe(true));
    const painted = painting?.mock.calls.map(([of]) => of) ?? [];
    await expect(painted).not.toHaveLength(0);
    for (const of of painted) await expect(of).toBeInstanceOf(ImageBitmap);
  },
};

const cutFrame = { edges: 'cut', frames: 'frame' };

export const CutFrame: Story = {
  name: 'A frame is cut with its corners, and as wide along the cut',
  render: (args) => (
    <Chosen choices={cutFrame}>
      <GameTile {...args} />
    </Chosen>
  ),
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('img')?.parentElement;
    if (!frame) throw new Error('The tile has no cover.');
    const [outer, mat] = [getComputedStyle(frame), getComputedStyle(frame, '::before')];
    await expect(outer.clipPath).toContain('polygon');
    await expect(outer.borderTopWidth).toBe('0px');
    await expect(mat.clipPath).toContain('polygon');
    await expect(mat.insetBlockStart).toBe(
      getComputedStyle(document.documentElement).getPropertyValue('--lv-border-frame').trim(),
    );
  },
};
export const Tagged: Story = { args: { tag: { tone: 'new', text: 'New' } } };
export const Hot: Story = { args: { tag: { tone: 'hot', text: 'Hot' } } };
export const SpecialVendor: Story = {
  args: { vendorCode: 'JL' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('JL')).toBeVisible();
  },
};
export const Favourite: Story = { args: { favouriteLabel: 'Favourite' } };
export const Maintenance: Story = { args: { maintenance: 'Back at 06:00' } };
export const PictureMissing: Story = { args: { src: undefined } };
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const AsLink: Story = {
  args: { render: <a href="#game">Game</a> },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Moon Orchard/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
