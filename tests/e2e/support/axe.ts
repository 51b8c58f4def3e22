import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const gravest = new Set(['serious', 'critical']);

/**
 * What has faded in half way has no contrast of its own. What lies so far down that
 * it is not painted keeps the colours of the mode before, and fades once it is.
 */
const arrive = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const arrived = new CSSStyleSheet();
    arrived.replaceSync(
      '* { content-visibility: visible !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, arrived];
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations === 1)
        .map((one) => one.finished.catch(() => {})),
    );
  });

/** What axe finds that is serious or worse; of `rules` alone, where they are named. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await arrive(page);
  // Without frames nothing has to be gathered in a page of axe's own.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    // What is in order is not described.
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => gravest.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    );
}
