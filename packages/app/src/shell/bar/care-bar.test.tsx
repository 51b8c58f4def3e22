import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../../testing/platform.ts';
import { openApp } from '../../testing/render.tsx';
import { games, member, merchant, wallet } from '../../testing/samples.ts';

const register = { name: 'National register', url: 'https://register.example/' };
const own = { ...merchant };

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(1) }));
  platform.on('wallet', () => wallet('100'));
  platform.on('launch', () => ({
    url: 'https://games.test/orchard?session=s1',
    launchMode: 'iframe',
    sessionId: 's1',
    expiresAt: 0,
  }));
  Object.assign(merchant, { play: { ...own.play, careBar: true } });
});
afterEach(() => Object.assign(merchant, own));

const bar = () => screen.findByRole('navigation', { name: 'Responsible play' });
const hrefs = async () =>
  within(await bar())
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, href }) => [textContent, href]);

it.each(['/m/home', '/m/set', '/m/login', '/m/hot-games', '/m/limits'])(
  'has marks for exclusion, limits and a self-test before all else of %s [RG-24]',
  async (at) => {
    await openApp({ at, ...(at === '/m/login' ? {} : { session: member }) });
    expect(await hrefs()).toEqual([
      ['Self-exclusion', `${location.origin}/m/limits/exclusion`],
      ['Limits', `${location.origin}/m/limits`],
      ['Self-test', `${location.origin}/m/limits/selfTest`],
    ]);
    const heading = await screen.findAllByRole('heading');
    const isBefore = (await bar()).compareDocumentPosition(heading[0] ?? document.body);
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
);

it('has them over a game, which is never made to hide them [RG-24]', async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  try {
    await openApp({ at: '/m/play?nodeId=node-1&vendor=ORCHARD&mode=real', session: member });
    await screen.findByTitle('Game');
    await bar();
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  } finally {
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  }
});

it('leads out of all play of the country where there is a register for it [RG-24]', async () => {
  Object.assign(merchant, { legal: { ...own.legal, registers: [register] } });
  await openApp({ at: '/m/set', session: member });
  expect((await hrefs())[0]).toEqual(['Self-exclusion', register.url]);
});

it('is nowhere else', async () => {
  Object.assign(merchant, own);
  await openApp({ at: '/m/set', session: member });
  await screen.findAllByRole('heading');
  await waitFor(() =>
    expect(screen.queryByRole('navigation', { name: 'Responsible play' })).toBeNull(),
  );
});
