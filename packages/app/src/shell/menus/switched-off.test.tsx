import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';
import { member, memberInfo } from '../../testing/samples.ts';

it('has no bet record in the member’s menu where the merchant has none [RM-05, CF-06]', async () => {
  const platform = await startPlatform();
  platform.on('memberInfo', () => memberInfo);
  vi.stubGlobal('FLAGS', { TRANSBETREPMEM3: false });
  vi.resetModules();
  const { openApp } = await import('../../testing/render.tsx');
  const { user } = await openApp({ session: member });
  await user.click(screen.getByRole('button', { name: 'Account' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Account' }));
  const pages = within(menu.getByRole('region', { name: 'Account' }));
  const names = pages.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['My account', 'Messages', 'Inbox', 'Limits and breaks', 'Settings']);
  expect(menu.getByRole('button', { name: 'Customer service' })).toBeDefined();
});
