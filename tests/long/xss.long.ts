import { chromium, type Page } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { siteOf, submitLogin, password } from '../e2e/support/test.ts';
import type { Long } from './run.ts';
import { provoke, ranIn, setAlarm } from './xss/alarm.ts';
import { readCorpora } from './xss/corpora.ts';
import { leaveGate, type Gate } from './xss/gates.ts';
import { surfaces, type Surface } from './xss/surfaces.ts';

/** As many as a page shows at once. */
const atOnce = 300;

const lots = (inputs: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(inputs.length / atOnce) }, (_, index) =>
    inputs.slice(index * atOnce, (index + 1) * atOnce),
  );

async function show(page: Page, surface: Surface, htmls: readonly string[]): Promise<string[]> {
  const { asked, path, value } = surface;
  await page.route(asked, (route) =>
    route.fulfill({
      json: { success: true, value: value(htmls), traceId: 'xss', serverTime: Date.now() },
    }),
  );
  await Promise.all([
    page.waitForResponse(/\/assets\/sanitise-/),
    page.goto(`${siteOf('aurora')}${path}`),
  ]);
  try {
    await surface.openAll(page);
    await provoke(page);
    return await ranIn(page);
  } finally {
    await page.unroute(asked);
  }
}

/** Without a gate an injection may take the whole page away, which is proof enough. */
async function showOpen(page: Page, surface: Surface, htmls: readonly string[]): Promise<string[]> {
  page.setDefaultTimeout(5_000);
  try {
    return await show(page, surface, htmls);
  } catch (error) {
    return [`the page is gone: ${String(error).split('\n')[0]}`];
  }
}

/** How many of the injections ran, over all pages that show what operators write. */
async function runThrough(
  page: Page,
  gate: Gate,
  inputs: readonly string[],
  say: (line: string) => void,
): Promise<string[]> {
  const ran: string[] = [];
  const look = gate === 'none' ? showOpen : show;
  // That the injections are some is seen by the last of them.
  const shown = gate === 'none' ? lots(inputs).slice(-2) : lots(inputs);
  for (const surface of surfaces) {
    for (const htmls of shown)
      ran.push(...(await look(page, surface, htmls)).map((said) => `${surface.name}: ${said}`));
    say(`  ${gate}: through ${surface.name}, ${ran.length} ran so far`);
  }
  return ran;
}

async function run(_count: number, say: (line: string) => void): Promise<void> {
  const folder = process.env['LIVERY_XSS'];
  if (folder === undefined)
    throw new Error('LIVERY_XSS names no folder with expect.mjs and xss-cheatsheet-data');
  const inputs = await readCorpora(folder);
  say(`${inputs.length} injections through ${surfaces.map(({ name }) => name).join(', ')}`);
  const stop = await startPlatform();
  const browser = await chromium.launch(launchOptions(ensureBrowser()));
  try {
    const held: string[] = [];
    for (const gate of ['none', 'sanitiser', 'policy'] as const) {
      const page = await browser.newPage();
      await setAlarm(page);
      await page.goto(`${siteOf('aurora')}/m/login`);
      await submitLogin(page, 'aurora', 'marisol88', password);
      await page.waitForURL('**/m/home');
      await leaveGate(page, siteOf('aurora'), gate);
      const ran = await runThrough(page, gate, inputs, say);
      say(`${gate === 'none' ? 'without a gate' : `by the ${gate} alone`}: ${ran.length} ran`);
      for (const said of ran.slice(0, 20)) say(`  ${said}`);
      if (gate === 'none' ? ran.length === 0 : ran.length > 0) held.push(gate);
      await page.context().close();
    }
    if (held.length > 0) throw new Error(`Not as it should be: ${held.join(', ')}`);
  } finally {
    await browser.close();
    await stop();
  }
}

export const long: Long = {
  about:
    'two public corpora of injections, in the folder that LIVERY_XSS names, through every page that shows what operators write: by the sanitiser alone, and by the policy alone',
  count: 1,
  run,
};
