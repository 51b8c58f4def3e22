import { chromium, type Page, type Route } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../browser.ts';
import startPlatform from '../e2e/support/start-platform.ts';
import { siteOf, submitLogin, password } from '../e2e/support/test.ts';
import type { Long } from './run.ts';
import { provoke, ranIn, setAlarm } from './xss/alarm.ts';
import { readCorpora } from './xss/corpora.ts';
import { leaveGate, letIn, type Gate } from './xss/gates.ts';
import { surfaces, type Surface } from './xss/surfaces.ts';

/** As many as a page shows at once. */
const atOnce = 300;

const lots = (inputs: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(inputs.length / atOnce) }, (_, index) =>
    inputs.slice(index * atOnce, (index + 1) * atOnce),
  );

/** What of so many texts ran in a page that shows them. */
async function show(
  page: Page,
  surface: Surface,
  gate: Gate,
  htmls: readonly string[],
): Promise<string[]> {
  const { asked, path, value } = surface;
  const answer = (route: Route): Promise<void> =>
    route.fulfill({
      json: { success: true, value: value(htmls), traceId: 'xss', serverTime: Date.now() },
    });
  // Whatever leads away from here would take with it what ran.
  const stay = (route: Route): Promise<void> =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.abort('aborted')
      : route.fallback();
  await page.route(asked, answer);
  await Promise.all([
    page.waitForResponse(/\/assets\/sanitise-/),
    page.goto(`${siteOf('aurora')}${path}`),
  ]);
  await page.route('**/*', stay);
  try {
    await surface.openAll(page);
    const shown = gate === 'sanitiser' ? htmls.length : await letIn(page);
    if (shown < htmls.length)
      throw new Error(`${surface.name} showed ${shown} of ${htmls.length} texts`);
    await provoke(page);
    return await ranIn(page);
  } finally {
    await page.unroute('**/*', stay);
    await page.unroute(asked, answer);
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
  // That the injections are some is seen by the last of them.
  const shown = gate === 'none' ? lots(inputs).slice(-2) : lots(inputs);
  for (const surface of surfaces) {
    for (const htmls of shown)
      ran.push(
        ...(await show(page, surface, gate, htmls)).map((said) => `${surface.name}: ${said}`),
      );
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
