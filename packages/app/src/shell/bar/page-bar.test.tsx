import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startPlatform } from '../../testing/platform.ts';
import { openApp, type Scene } from '../../testing/render.tsx';
import { member, merchant, wallet } from '../../testing/samples.ts';

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('wallet', () => wallet('1'));
});

/** What can be pressed in the bar of a page, by name, besides the way back. */
async function actionsAt(at: string, scene: Scene = {}): Promise<(string | null)[]> {
  await openApp({ at, ...scene });
  const bar = within(screen.getByRole('banner'));
  await bar.findByRole('button', { name: 'Customer service' });
  return [...bar.queryAllByRole('link'), ...bar.getAllByRole('button')]
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    .filter((name) => name !== 'Back');
}

const mine = { session: member };

it.each<[string, Scene, readonly string[]]>([
  ['/m/login', {}, ['Register', 'Customer service']],
  ['/m/register', {}, ['Log in', 'Customer service']],
  ['/m/forget', {}, ['Customer service']],
  ['/m/set', {}, ['Customer service']],
  ['/m/set', mine, ['Customer service']],
  ['/m/notice', {}, ['Customer service']],
  ['/m/gameList', {}, ['Customer service']],
  ['/m/webEmail', mine, ['Customer service']],
])('has in the bar at %s, for %o, %o [LY-10]', async (at, scene, actions) => {
  expect(await actionsAt(at, scene)).toEqual(actions);
});

it('has customer service, log-in and registration at home, and free play for a visitor [LY-10]', async () => {
  await openApp();
  const main = within(screen.getByRole('main'));
  screen.getByRole('button', { name: 'Customer service' });
  screen.getByRole('link', { name: 'Log in' });
  screen.getByRole('link', { name: 'Register' });
  expect(main.getByRole<HTMLAnchorElement>('link', { name: 'Try it free' }).pathname).toBe(
    '/m/trial',
  );
});

it('has the way out in the settings [LY-10]', async () => {
  await openApp({ at: '/m/set', ...mine });
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeDefined();
});

it('leads from one door to the other, and on to where somebody wanted to go', async () => {
  await openApp({ at: '/m/login?redirect=%2Fm%2FwebEmail' });
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/m/register?redirect=%2Fm%2FwebEmail',
  );
});

it('has the lock for a day on a member’s pages, where the law wants it always in sight [RG-23]', async () => {
  Object.assign(merchant.play, { panicButton: true });
  try {
    expect(await actionsAt('/m/webEmail', mine)).toContain('Customer service');
    const bar = within(screen.getByRole('banner'));
    await bar.findByRole('button', { name: 'Lock play for 24 hours' });
  } finally {
    Object.assign(merchant.play, { panicButton: false });
  }
});
