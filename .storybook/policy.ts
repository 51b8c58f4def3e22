import { pagePolicy } from '../packages/build/src/headers/policy.ts';
import { claimHtmlPolicy } from '../packages/themes/src/contract/html-policy.ts';

/** What a page cannot say of itself, and the one door through which Storybook's own markup goes. */
const policy = pagePolicy({ images: [], games: [], scripts: [], styles: [] })
  .replace(/frame-ancestors [^;]+(?:; )?/, '')
  .replace(/; trusted-types [^;]+/, '$& default')
  .replace('style-src', "style-src 'report-sample'");

/** Storybook's filters for colour vision: it puts them into every story's page. */
const storybooksOwn = /^<svg id="storybook-a11y-vision-filters"/;

/** With these it holds animations still while axe looks; they stay outside. */
const storybooksPause = /^\*, \*:before, \*:after \{\s+animation/;

interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
}

const broken: string[] = [];

/**
 * Puts the page under the policy of production, once all modules are there:
 * the dev server brings their style sheets as style elements.
 */
export function enforcePolicy(): void {
  if (document.querySelector('meta[http-equiv="Content-Security-Policy"]')) return;
  document.addEventListener('securitypolicyviolation', (event) => {
    if (storybooksPause.test(event.sample)) return;
    broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`.trim());
  });
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // As in the head of a page; until the policy is there, any script runs.
  const head = document.createElement('script');
  head.textContent = claimHtmlPolicy;
  document.head.append(head);
  head.remove();
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => {
      if (!storybooksOwn.test(html)) broken.push(`markup from a string: ${html.slice(0, 80)}`);
      return html.replace(/ style="[^"]*"/, '');
    },
  });
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}

/** What broke the policy since the last time somebody asked; the browser tells a little later. */
export async function brokenPolicy(): Promise<string[]> {
  await new Promise((resolve) => setTimeout(resolve, 16));
  return broken.splice(0);
}
