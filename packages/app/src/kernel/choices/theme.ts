import type { Mode } from '@livery/themes/contract';
import { signal, useSignal } from '@livery/web/store/signal';
import { local } from '@livery/web/store/storage';
import { onTabMessage, tellTabs } from '../tabs.ts';

const isMode = (value: unknown): value is Mode => value === 'dark' || value === 'light';

/** The head script has set the root already; this only follows it. */
const current = signal<Mode>(
  typeof document !== 'undefined' && isMode(document.documentElement.dataset['theme'])
    ? document.documentElement.dataset['theme']
    : 'dark',
);

function apply(theme: Mode): void {
  const root = document.documentElement;
  // The whole page at once: else each thing that answers a press would fade by itself.
  root.dataset['changing'] = '';
  root.dataset['theme'] = theme;
  // The browser's own bars follow the page.
  const ground = getComputedStyle(root).backgroundColor;
  delete root.dataset['changing'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  current.set(theme);
}

export function setTheme(theme: Mode): void {
  local.set('theme', theme);
  apply(theme);
  tellTabs({ type: 'theme', theme });
}

export const followTabs = (): (() => void) =>
  onTabMessage((message) => {
    if (message.type === 'theme' && isMode(message.theme)) apply(message.theme);
  });

export const useTheme = (): Mode => useSignal(current, 'dark');
