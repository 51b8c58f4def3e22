import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { member, wallet } from '../../testing/samples.ts';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('wallet', () => wallet('1234.5'));
});

const header = async () => within(await screen.findByRole('banner'));

it('has the ways in for a visitor, and neither money nor a menu of theirs [HM-24, RM-03, RO-03]', async () => {
  await openApp();
  const bar = await header();
  expect(bar.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
  expect(bar.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register');
  expect(bar.queryByRole('button', { name: 'Account' })).toBeNull();
  expect(bar.queryByText(/1,234/)).toBeNull();
  expect(platform.calls('wallet')).toHaveLength(0);
});

it('has the money and the menu of a member, and no way in', async () => {
  await openApp({ session: member });
  const bar = await header();
  await bar.findByText(/1,234\.50/);
  expect(bar.getByRole('button', { name: 'Account' })).toBeDefined();
  expect(bar.queryByRole('link', { name: /Log in|Register/ })).toBeNull();
});
