import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';

const gravest = new Set(['serious', 'critical']);

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Known = typeof globalThis & {
  axe?: { run: (root: Document, options: RunOptions) => Promise<{ violations: Result[] }> };
  liveryArrived?: CSSStyleSheet;
};

/** In milliseconds. A browser without a screen may lose its beat for good: its page is looked at all the same. */
const patienceForFrame = 20_000;

/**
 * What has faded in half way has no contrast of its own. What lies so far down that
 * it is not painted keeps the colours of the mode before, and fades once it is.
 */
async function arrive(page: Page): Promise<void> {
  const lacked = await page.evaluate(async (patience) => {
    const known: Known = globalThis;
    let missed = 0;
    const frame = async (): Promise<void> => {
      missed += await Promise.race([
        new Promise(requestAnimationFrame).then(() => 0),
        new Promise((goOn) => setTimeout(goOn, patience)).then(() => 1),
      ]);
    };
    if (!known.liveryArrived) {
      const arrived = new CSSStyleSheet();
      arrived.replaceSync(
        '* { content-visibility: visible !important; transition: none !important; }',
      );
      known.liveryArrived = arrived;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, arrived];
    }
    await frame();
    await frame();
    // Brought to its end and not waited for: one that stands still never gets there.
    for (const one of document.getAnimations()) {
      if (one.effect?.getComputedTiming().iterations === 1) one.finish();
    }
    await frame();
    return missed;
  }, patienceForFrame);
  if (lacked > 0) console.log(`${page.url()}: ${lacked} frames did not come`);
}

/** Axe stays in a frame once it is there: to read it costs as much as to run it. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
}

async function runInPage(page: Page, options: RunOptions): Promise<Result[]> {
  await bring(page.mainFrame());
  return page.evaluate(async (asked) => {
    const { axe }: Known = globalThis;
    if (!axe) throw new Error('Axe is not in the page.');
    return (await axe.run(document, asked)).violations;
  }, options);
}

/** What frames of other origins say is gathered in a page of axe's own. */
async function runInFrames(page: Page, options: RunOptions): Promise<Result[]> {
  // The builder gives a frame one second to read axe, which a slow machine may need longer for.
  for (const frame of page.frames()) await bring(frame);
  const unlessThere = `if (!globalThis.axe) { ${axeSource} }`;
  const builder = new AxeBuilder({ page, axeSource: unlessThere }).options(options);
  return (await builder.analyze()).violations;
}

/** What axe finds that is serious or worse; of `rules` alone, where they are named. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await arrive(page);
  const options: RunOptions = {
    // What is in order is not described.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const run = page.frames().length === 1 ? runInPage : runInFrames;
  return (await run(page, options))
    .filter(({ impact }) => gravest.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}
