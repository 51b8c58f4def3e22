import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

import type { Look } from './looks.ts';
import type { Story } from './storybook.ts';

/** The longest shot; a page beyond that is cut. */
const tallest = 2400;

/** Chance and time stand still, or no two shots would be alike. */
const still = (): void => {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

interface Render {
  readonly id: string;
  readonly phase?: string;
}

const over = ['completed', 'finished', 'errored', 'aborted'];

/** Opens a story and waits until it has been drawn and played. */
async function show(page: Page, frame: string, id: string): Promise<void> {
  await page.goto(`${frame}&id=${id}`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    ({ story, ends }) => {
      const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as
        | { currentRender?: Render }
        | undefined;
      const render = preview?.currentRender;
      return render?.id === story && ends.includes(render.phase ?? '') ? render.phase : undefined;
    },
    { story: id, ends: over },
    { timeout: 20_000 },
  );
  const phase = await handle.jsonValue();
  if (phase === 'errored' || phase === 'aborted') throw new Error('The story does not play');
}

async function shot(page: Page): Promise<Uint8Array> {
  await page.evaluate(() => document.fonts.ready);
  // Pictures below the fold are lazy; a full shot wants them all.
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.loading === 'lazy');
    for (const image of pictures) image.loading = 'eager';
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y: 0, width: 390, height: Math.min(height, tallest) },
  });
  // The same pixels always come to the same bytes, so shots can be kept small.
  return sharp(png).webp({ quality: 60, effort: 4 }).toBuffer();
}

export interface Shot {
  readonly story: Story;
  readonly picture?: Uint8Array;
  readonly fault?: string;
}

/** Shots of stories in one look, one after the other in one page. */
export async function* shots(
  browser: Browser,
  address: string,
  look: Look,
  wanted: readonly Story[],
): AsyncGenerator<Shot> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(still);
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
  const globals = `merchant:${look.merchant};theme:${look.theme};dir:ltr`;
  const frame = `${address}/iframe.html?viewMode=story&globals=${globals}`;
  try {
    for (const story of wanted) {
      try {
        await show(page, frame, story.id);
        await page.mouse.move(0, 0);
        yield { story, picture: await shot(page) };
      } catch (error) {
        yield { story, fault: error instanceof Error ? error.message : String(error) };
      }
    }
  } finally {
    await context.close();
  }
}
