import type { Mode } from '@livery/themes/contract';
import { signal, useSignal } from '../signal.ts';
import { local } from '../storage.ts';
import { onTabMessage, tellTabs } from '../tabs.ts';

const isMode = (value: unknown): value is Mode => value === 'dark' || value === 'light';

/** The head script has set the root already; this only follows it. */
const current = signal<Mode>(
  typeof document !== 'undefined' && isMode(document.documentElement.dataset['theme'])
    ? document.documentElement.dataset['theme']
    : 'dark',
);

function apply(theme: Mode): void {
  document.documentElement.dataset['theme'] = theme;
  // The browser's own bars follow the page.
  const ground = getComputedStyle(document.documentElement).backgroundColor;
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
