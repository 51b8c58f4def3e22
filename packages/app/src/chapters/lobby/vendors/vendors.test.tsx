import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Vendor } from '@livery/contract/client';
import { startPlatform, type Platform } from '../../../testing/platform.ts';
import { here, openApp, renderPart } from '../../../testing/render.tsx';
import { game, member } from '../../../testing/samples.ts';
import { vendorsOf } from './vendors-of.ts';
import { VendorStrip } from '../components/vendor-strip.tsx';
import { GameActionsProvider } from '../game-actions.tsx';

const vendor = (vassalage: string): Vendor => ({
  vassalage,
  displayName: `Maker ${vassalage}`,
  showIcon: '',
  gameClassify: [],
});

let platform: Platform;

beforeEach(async () => {
  platform = await startPlatform();
});

it.each([
  ['RNG', '/m/slot-games?vassalage=A'],
  ['INHOUSE', '/m/gameList?gameType=INHOUSE&vassalage=A'],
])('leads from a vendor of %s to its games [GC-17]', async (gameCategory, address) => {
  await renderPart(
    <VendorStrip label="Makers" gameCategory={gameCategory} vendors={[vendor('A')]} />,
  );
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Maker A' });
  expect(way.pathname + way.search).toBe(address);
});

it.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'LIVE'])(
  'launches a vendor of %s at once [GC-17]',
  async (gameCategory) => {
    const entered: string[] = [];
    const actions = {
      open: () => {},
      launch: () => {},
      enter: ({ vassalage }: Pick<Vendor, 'vassalage'>, category: string) =>
        void entered.push(`${vassalage} of ${category}`),
    };
    const { user } = await renderPart(
      <GameActionsProvider value={actions}>
        <VendorStrip label="Makers" gameCategory={gameCategory} vendors={[vendor('A')]} />
      </GameActionsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Maker A' }));
    expect(entered).toEqual([`A of ${gameCategory}`]);
  },
);

it('takes vendors of e-sports and cockfight from those of sports where nobody is named [LA-08, LA-09]', () => {
  const codes = (category: string, mapping: Record<string, Vendor[]>) =>
    vendorsOf({ sorting: [], mapping }, category).map(({ vassalage }) => vassalage);
  const sports = ['SV3', 'IMES', 'OTHER', 'TF', 'DS88', 'IA'].map(vendor);
  expect(codes('ESPORTS', { SPORTS: sports })).toEqual(['IMES', 'TF', 'IA']);
  expect(codes('COCKFIGHT', { SPORTS: sports })).toEqual(['SV3', 'DS88']);
  expect(codes('ESPORTS', { SPORTS: sports, ESPORTS: [vendor('OWN')] })).toEqual(['OWN']);
  expect(codes('ESPORTS', {})).toEqual([]);
});

it('puts makers in the platform’s order, by code or by name, and whom it does not name behind [ST-06]', () => {
  const mapping = { RNG: ['A', 'B', 'C', 'D'].map(vendor), FISH: ['C', 'E'].map(vendor) };
  const sorting = [
    { gameCategory: 'FISH', vendorNames: [{ vassalage: 'E' }] },
    { gameCategory: 'RNG', vendorNames: [{ accountTypeName: 'Maker D' }, { vassalage: 'B' }] },
  ];
  const codes = (category?: string) =>
    vendorsOf({ sorting, mapping }, category).map(({ vassalage }) => vassalage);
  expect(codes('RNG')).toEqual(['D', 'B', 'A', 'C']);
  expect(codes()).toEqual(['E', 'C', 'D', 'B', 'A']);
});

it.each([
  ['a member to the list of its maker’s games', member, '/m/slot-games?vassalage=ORCHARD'],
  ['a visitor to log in', undefined, '/m/login?redirect=%2Fm%2Fhot-games'],
] as const)('leads %s where a tile stands for a maker [LA-05]', async (_, session, address) => {
  platform.on('hotGames', () => ({ list: [game(1, { isGameH5: 'VASSALAGE' })] }));
  const { user } = await openApp({ at: '/m/hot-games', ...(session ? { session } : {}) });
  await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
  await waitFor(() => expect(here()).toBe(address));
  expect(platform.calls('launch')).toHaveLength(0);
});

it('plays a game of sports at once, and shows any other game first', async () => {
  platform.on('hotGames', () => ({
    list: [game(1, { gameCategory: 'SPORTS', gameType: 'SPORTS' }), game(2)],
  }));
  const { user } = await openApp({ at: '/m/hot-games', session: member });
  await user.click(await screen.findByRole('button', { name: /^Game 2/ }));
  await screen.findByRole('dialog', { name: 'Game 2' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Game 1/ }));
  await waitFor(() =>
    expect(here()).toBe('/m/play?nodeId=node-1&vendor=ORCHARD&mode=real&gameCategory=SPORTS'),
  );
});
