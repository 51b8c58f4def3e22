import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Vendor } from '@livery/contract/client';
import { startPlatform, type Platform } from '../../../../../testing/platform.ts';
import { games } from '../../../../../testing/samples.ts';

const vendor = (vassalage: string, ...gameClassify: string[]): Vendor => ({
  vassalage,
  displayName: `Maker ${vassalage}`,
  showIcon: '/mark.svg',
  gameClassify,
});

export const mapping = {
  RNG: [vendor('A', 'Classic', 'Feature'), vendor('B', 'Feature')],
  FISH: [vendor('A')],
  SPORTS: [vendor('S')],
};

/** A platform with lists of games and who made them. */
export async function startWithGames(): Promise<Platform> {
  const platform = await startPlatform();
  platform.on('vendors', () => ({ sorting: [], mapping }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
  platform.on('hotGames', () => ({ list: games(2) }));
  return platform;
}

/** What was asked of a list: its pages, or only how many games there are. */
export const askedOf = (platform: Platform, isCount: boolean) =>
  platform
    .calls('gameList')
    .map(({ query }) => query)
    .filter(({ pageSize }) => (pageSize === '1') === isCount);

export const found = (count: number, list = 'Games') =>
  waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: list })).queryAllByRole('button'),
    ).toHaveLength(count),
  );

export const tab = (name: string) => screen.findByRole('tab', { name });
