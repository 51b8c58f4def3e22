import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openOtherTab } from '../../testing/other-tab.ts';

const root = document.documentElement;

beforeEach(() => {
  root.dataset['theme'] = 'dark';
  document.head.innerHTML = '<meta name="theme-color" content="old">';
});

async function openPage() {
  vi.resetModules();
  return import('./theme.ts');
}

it('is shown, stored and told to the other tabs, and the browser’s bars follow', async () => {
  const otherTab = openOtherTab();
  const { setTheme } = await openPage();
  root.style.backgroundColor = 'rgb(1, 2, 3)';
  setTheme('light');
  expect(root.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(document.querySelector('meta')?.content).toBe('rgb(1, 2, 3)');
  await waitFor(() => expect(otherTab.heard).toEqual([{ type: 'theme', theme: 'light' }]));
});

it('follows another tab, but not into a theme that there is not', async () => {
  const { followTabs } = await openPage();
  const stop = followTabs();
  const otherTab = openOtherTab();
  otherTab.say({ type: 'theme', theme: 'light' });
  await waitFor(() => expect(root.dataset['theme']).toBe('light'));
  otherTab.say({ type: 'theme', theme: 'pink' });
  otherTab.say({ type: 'theme', theme: 'dark' });
  await waitFor(() => expect(root.dataset['theme']).toBe('dark'));
  stop();
});

it('changes where storage is blocked, and where there is nobody to tell', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  const { setTheme } = await openPage();
  setTheme('light');
  expect(root.dataset['theme']).toBe('light');
});
