import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { MerchantData } from '@livery/themes/contract';
import { MerchantProvider } from '#kernel/merchant.tsx';
import { startPlatform } from '../testing/platform.ts';
import { renderPart } from '../testing/render.tsx';
import { games, merchant } from '../testing/samples.ts';
import { HomePage } from './home-page.tsx';

beforeEach(async () => {
  const platform = await startPlatform();
  platform.on('hotGames', () => ({ list: games(3) }));
  platform.on('gameList', () => ({ games: games(3), pageNum: 1, totalPages: 1 }));
});

const openHome = async (changes: Partial<MerchantData>) => {
  await renderPart(
    <MerchantProvider value={{ ...merchant, ...changes }}>
      <HomePage />
    </MerchantProvider>,
  );
  await screen.findByRole('list', { name: 'Hot games' });
};

/** Whether one element stands before another in the page. */
const precedes = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const hero = () => screen.getByRole('heading', { level: 1 });
const rail = () => screen.getByRole('navigation', { name: 'Categories' });
const hot = () => screen.getByRole('heading', { name: 'Hot games' });
const slots = () => screen.getByRole('heading', { name: 'Slots' });

it('lays its sections out in the brand’s order, and leaves out what the brand leaves out', async () => {
  await openHome({ home: ['hot', 'games'] });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(precedes(hot(), slots())).toBe(true);
});

it('puts the categories where the brand has them', async () => {
  await openHome({ home: ['categories', 'hero', 'hot', 'games'] });
  expect([precedes(rail(), hero()), precedes(hero(), slots())]).toEqual([true, true]);
  expect(screen.getAllByRole('navigation', { name: 'Categories' })).toHaveLength(1);
});
