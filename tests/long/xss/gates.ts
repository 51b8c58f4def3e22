import type { Page, Route } from '@playwright/test';
import { answerTo } from '../../e2e/support/faults.ts';

/** What is left on: one gate alone, or none, to see that the injections are any. */
export type Gate = 'sanitiser' | 'policy' | 'none';

/** What stands in place of the sanitiser: all of it is kept as it came, for `letIn`. */
const openSanitiser = (name: string): string => `
const door = globalThis.liveryDoor;
const kept = (globalThis.liveryKept ??= []);
const pass = () => (html) => {
  kept.push(door.createHTML(html));
  return document.createDocumentFragment();
};
export { pass as ${name} };
`;

/**
 * Puts into the page what came without a sanitiser, scripts and all, and tells how many
 * texts that were. An injection may give its own elements the names of what a page calls,
 * so that only what the browser itself brought is called here, and the app is through.
 */
export const letIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { liveryKept: kept = [] } = globalThis as { liveryKept?: string[] };
    const range = Document.prototype.createRange.call(document);
    const root = document.documentElement;
    range.selectNodeContents(root);
    for (const html of kept) {
      const whole = range.createContextualFragment(html);
      Element.prototype.append.call(root, whole);
    }
    return kept.length;
  });

async function withoutPolicy(route: Route): Promise<void> {
  const answer = await answerTo(route);
  const { 'content-security-policy': _, ...headers } = answer.headers();
  await route.fulfill({ response: answer, headers });
}

/** By the name under which the page asks for it. */
async function withoutSanitiser(route: Route): Promise<void> {
  const answer = await answerTo(route);
  const [, name = 'sanitiserFor'] =
    /export\s*\{[^}]*?(?:\bas\s+)?([\w$]+)\s*\};?\s*$/.exec(await answer.text()) ?? [];
  await route.fulfill({ response: answer, body: openSanitiser(name) });
}

/** Nothing but the site answers, and of the gates only this one stands. */
export async function leaveGate(page: Page, site: string, gate: Gate): Promise<void> {
  // A page that is led away stays where it is: an injection is no less one for that.
  await page.route(
    (url) => url.origin !== site,
    (route) => route.abort('aborted'),
  );
  if (gate !== 'policy') await page.route((url) => url.pathname.startsWith('/m/'), withoutPolicy);
  if (gate === 'sanitiser') return;
  // Before the page's own head, which would leave nobody the policy's name.
  await page.addInitScript(
    `globalThis.liveryDoor = trustedTypes.createPolicy('livery-html', { createHTML: (html) => html });`,
  );
  await page.route(/\/assets\/sanitise-[^/]*\.js$/, withoutSanitiser);
}
