import { readFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../browser.ts';

const gap = 12;
const width = 260;

/** A picture on a sheet, and what stands below it. */
export interface Figure {
  readonly file: string;
  readonly caption: string;
  /** How tall it is, as a share of its width; a phone’s where nobody says. */
  readonly ratio?: number;
}

export interface ContactSheet {
  readonly path: string;
  readonly across: number;
  readonly figures: readonly Figure[];
}

async function drawn({ file, caption, ratio = 844 / 390 }: Figure): Promise<string> {
  const bytes = await readFile(file);
  const kind = file.endsWith('.png') ? 'png' : 'jpeg';
  return `<figure><img width="${width}" height="${Math.round(width * ratio)}" src="data:image/${kind};base64,${bytes.toString('base64')}"><figcaption>${caption}</figcaption></figure>`;
}

async function draw(page: Page, { path, across, figures }: ContactSheet): Promise<void> {
  const all = await Promise.all(figures.map(drawn));
  await page.setContent(
    `<style>body{margin:0;padding:${gap}px;background:#26262c;color:#fff;font:13px sans-serif;display:grid;align-items:start;grid-template-columns:repeat(${across},${width}px);gap:${gap}px}figure{margin:0}img{display:block;border-radius:8px}figcaption{padding-top:4px}</style>${all.join('')}`,
  );
  await page.setViewportSize({ width: across * (width + gap) + gap, height: 600 });
  await page.screenshot({ path, fullPage: true });
}

/** Puts pictures side by side, so that a person can look at all of them. */
export async function drawSheets(sheets: readonly ContactSheet[]): Promise<void> {
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  const page = await browser.newPage();
  for (const sheet of sheets) await draw(page, sheet);
  await browser.close();
}
