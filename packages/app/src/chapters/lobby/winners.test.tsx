import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Refusal, startPlatform, type Platform } from '../../testing/platform.ts';
import { here, openApp, renderPart } from '../../testing/render.tsx';
import { games, member, wallet, winner } from '../../testing/samples.ts';
import { scrollUntil } from '../../testing/sight.ts';
import { Winners } from './components/winners.tsx';

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
  platform.on('winners', () => ({ list: [{ vo: winner(1, '90.5') }, { vo: winner(2, '1200') }] }));
});

const rowsOf = () => screen.findAllByRole('listitem');

it('tells the largest win first, with its player, game and amount [HM-13, HM-17]', async () => {
  await renderPart(<Winners />);
  const rows = await rowsOf();
  expect(rows.map((row) => row.textContent)).toEqual([
    '1pl***2Game 2₱1,200.00',
    '2pl***1Game 1₱90.50',
  ]);
  expect(rows[0]?.querySelector('img')?.getAttribute('src')).toBe('/covers/2.webp');
  expect(platform.calls('winners')[0]?.query).toEqual({
    gameCategory: 'ALL',
    language: 'EN',
    limitNum: '20',
  });
});

it('is not there when nobody has won [HM-15]', async () => {
  platform.on('winners', () => ({ list: [] }));
  await renderPart(<Winners />);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent wins' })).toBeNull());
});

it('is not there when it cannot be told', async () => {
  platform.on('winners', () => new Refusal('request.invalid'));
  await renderPart(<Winners />);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Recent wins' })).toBeNull());
});

it.each([
  [8, 0],
  [9, 1],
])('of %i wins moves by itself, with a way to stop it: %i [HM-16]', async (count, ways) => {
  const list = Array.from({ length: count }, (_, index) => ({ vo: winner(index, `${index}`) }));
  platform.on('winners', () => ({ list }));
  await renderPart(<Winners />);
  await rowsOf();
  expect(screen.queryAllByRole('button', { name: 'Pause' })).toHaveLength(ways);
});

it('asks in the page’s language', async () => {
  await renderPart(<Winners />, { language: 'TY' });
  await rowsOf();
  expect(platform.calls('winners')[0]?.query['language']).toBe('TY');
  expect(platform.calls('winners')[0]?.headers['Language']).toBe('TY');
});

it('hands all that the launch may need of an entry on to it [HM-14, LA-11]', async () => {
  const vo = { ...winner(3, '7'), gameCategory: 'LIVE', roomId: 'room-9', lottoMode: 'LOTT' };
  platform.on('winners', () => ({ list: [{ vo }] }));
  platform.on('hotGames', () => ({ list: games(1) }));
  const { user } = await openApp({ session: member });
  await user.click(await scrollUntil(() => screen.getByRole('button', { name: /pl\*\*\*3/ })));
  await waitFor(() => expect(platform.calls('launch')).toHaveLength(1));
  expect(platform.calls('launch')[0]?.query).toMatchObject({
    nodeId: 'node-3',
    vendor: 'ORCHARD',
    gameCategory: 'LIVE',
    roomId: 'room-9',
    lottoMode: 'LOTT',
    mode: 'real',
  });
});

it.each([
  [
    'plays a member the game of an entry [HM-14]',
    member,
    '/m/play?nodeId=node-2&vendor=ORCHARD&mode=real&gameCategory=RNG',
  ],
  ['sends a visitor to log in first', undefined, '/m/login?redirect=%2Fm%2Fhome'],
] as const)('%s', async (_, session, target) => {
  platform.on('hotGames', () => ({ list: games(1) }));
  platform.on('wallet', () => wallet('1'));
  platform.on('launch', () => new Promise<never>(() => {}));
  const { user } = await openApp(session ? { session } : {});
  await user.click(await scrollUntil(() => screen.getByRole('button', { name: /pl\*\*\*2/ })));
  await waitFor(() => expect(here()).toBe(target));
});
