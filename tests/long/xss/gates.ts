import type { Page, Route } from '@playwright/test';
import { answerTo } from '../../e2e/support/faults.ts';

/** What is left on: one gate alone, or none, to see that the injections are any. */
export type Gate = 'sanitiser' | 'policy' | 'none';

/** What stands in place of the sanitiser: all of it goes into the page as it came, scripts and all. */
const openSanitiser = (name: string): string => `
const door = trustedTypes.createPolicy('livery-html', { createHTML: (html) => html });
const pass = () => (html) => {
  const range = document.createRange();
  range.selectNode(document.body);
  const whole = range.createContextualFragment(door.createHTML(html));
  const place = document.createElement('div');
  document.querySelector('main').append(place);
  place.append(whole);
  return document.createDocumentFragment();
};
export { pass as ${name} };
`;

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
  await page.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  );
  if (gate !== 'policy') await page.route((url) => url.pathname.startsWith('/m/'), withoutPolicy);
  if (gate !== 'sanitiser') await page.route(/\/assets\/sanitise-[^/]*\.js$/, withoutSanitiser);
}
