import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { homeContent, notice } from '../../../testing/samples.ts';

const code = vi.hoisted(() => Promise.withResolvers<void>());

vi.mock('@livery/web/rich-text/sanitise', async (original) => {
  await code.promise;
  return original();
});

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('announcements', () => ({ ...homeContent, player: [notice(1), notice(2)] }));
});

it('lists notices before what makes their texts safe is there', async () => {
  await openApp({ at: '/m/notice' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Notice 2' })).toBeTruthy();
});

it('lists none before it where one is opened by the address, whose text would push the others away', async () => {
  await openApp({ at: '/m/notice?i=0' });
  await screen.findByText('Announcements');
  await waitFor(() => expect(platform.calls('announcements')).toHaveLength(1));
  await act(async () => {});
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  code.resolve();
  expect(await screen.findByText('Text of 1')).toBeTruthy();
});
