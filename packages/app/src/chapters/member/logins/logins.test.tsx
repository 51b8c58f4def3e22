import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Reply } from '@livery/contract/client';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { openApp } from '../../../testing/render.tsx';
import { member } from '../../../testing/samples.ts';
import { scrollUntil, Sight } from '../../../testing/sight.ts';

let platform: Platform;

type Login = Reply<'sessionHistory'>['list'][number];
const login = (more: Partial<Login> = {}): Login => ({
  at: Date.UTC(2026, 0, 5, 20, 30),
  ip: '203.0.113.7',
  device: 'Firefox on Windows',
  country: 'PH',
  ok: true,
  means: 'password',
  ...more,
});

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  platform = await startPlatform();
});

const open = () => openApp({ at: '/m/securityCenter/history', session: member });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Log-in history' })).getAllByRole('listitem');

it('tells log-ins from tries that failed [BX-09]', async () => {
  platform.on('sessionHistory', () => ({
    list: [
      login(),
      login({ at: Date.UTC(2026, 0, 5, 20, 29), ok: false, device: '', country: '' }),
    ],
    pageNum: 1,
    totalPages: 1,
  }));
  await open();
  const [good, failed] = await rows();
  expect(good?.textContent).toMatch(
    /Firefox on Windows.*Jan 6, 2026, 4:30.AM · by password · 203\.0\.113\.7, PH.*Logged in/,
  );
  expect(failed?.textContent).toMatch(/Unknown device.*203\.0\.113\.7Failed/);
});

it('goes on page after page, and tells a row that moved between them once', async () => {
  const pages = [
    [login(), login({ means: 'device' })],
    [login({ means: 'device' }), login({ means: 'passkey' })],
  ];
  platform.on('sessionHistory', ({ query }) => {
    const pageNum = Number(query['pageNo']);
    return { list: pages[pageNum - 1] ?? [], pageNum, totalPages: 2 };
  });
  await open();
  await rows();
  await scrollUntil(() => screen.getByText('That is all'));
  expect(await rows()).toHaveLength(3);
});

it('says that there are none', async () => {
  platform.on('sessionHistory', () => ({ list: [], pageNum: 1, totalPages: 0 }));
  await open();
  expect(await screen.findByText('No log-ins in the last 90 days')).toBeTruthy();
});
