import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../browser.ts';
import { fileOf, folder, pictureIn, type Picture } from './pictures.ts';

/** So many stand beside each other, and so many on a sheet. */
const [across, most] = [6, 12] as const;
const [width, height, gap] = [260, 563, 12] as const;

/** A sheet holds one screen of one brand in one look. */
const titleOf = ({ code, theme, language, state }: Picture): string =>
  `${code}-${state.split('-')[0]}-${theme}-${language}`;

async function figure(picture: Picture): Promise<string> {
  const bytes = await readFile(join(folder, fileOf(picture)));
  return `<figure><img width="${width}" height="${height}" src="data:image/png;base64,${bytes.toString('base64')}"><figcaption>${picture.state}</figcaption></figure>`;
}

async function compose(page: Page, pictures: readonly Picture[], path: string): Promise<void> {
  const figures = await Promise.all(pictures.map(figure));
  await page.setContent(
    `<style>body{margin:0;padding:${gap}px;background:#26262c;color:#fff;font:13px sans-serif;display:grid;grid-template-columns:repeat(${across},${width}px);gap:${gap}px}figure{margin:0}img{display:block;border-radius:8px}figcaption{padding-top:4px}</style>${figures.join('')}`,
  );
  await page.setViewportSize({ width: across * (width + gap) + gap, height });
  await page.screenshot({ path, fullPage: true });
}

/** Puts the pictures that are there on sheets, and says how many it made. */
export async function writeSheets(): Promise<number> {
  const pictures = (await readdir(folder)).toSorted().flatMap((file) => pictureIn(file) ?? []);
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  const page = await browser.newPage();
  let written = 0;
  for (const [title, all] of Map.groupBy(pictures, titleOf)) {
    for (let from = 0; from < all.length; from += most) {
      const name = `${title}-${from / most + 1}.png`;
      await compose(page, all.slice(from, from + most), join(folder, name));
      written += 1;
    }
  }
  await browser.close();
  return written;
}
