import { expect, it, vi } from 'vitest';
import { menuLook } from './menu-look.ts';
import { categoryOrder, centreMenuOrder, gameMenuOrder, siteMenuOrder } from './menu-order.ts';

const sorted = ['LIVE', 'RNG', 'LOTT', 'SPORTS', 'NEWKIND', 'FISH'];

it('begins the menu of the site with home and hot, and a member’s with the collection, too [LM-01]', () => {
  const rest = ['LIVE', 'RNG', 'INHOUSE', 'LOTT', 'SPORTS', 'NEWKIND', 'FISH'];
  expect(siteMenuOrder(sorted, false)).toEqual(['HOME', 'HOT', ...rest]);
  expect(siteMenuOrder(sorted, true)).toEqual(['HOME', 'HOT', 'FAV', ...rest]);
});

it('puts the games of the house right after the slots, and nowhere without slots [LM-02]', () => {
  expect(categoryOrder(['INHOUSE', 'FISH', 'RNG', 'LIVE'])).toEqual([
    'FISH',
    'RNG',
    'INHOUSE',
    'LIVE',
  ]);
  expect(categoryOrder(['FISH', 'INHOUSE'])).toEqual(['FISH']);
  expect(categoryOrder([])).toEqual([]);
});

it('says a category once, however often the platform does', () => {
  expect(categoryOrder(['RNG', 'FISH', 'RNG'])).toEqual(['RNG', 'INHOUSE', 'FISH']);
});

it('holds the order of the game centre, whatever the platform sorts by [GC-01, GC-02]', () => {
  const rest = ['RNG', 'FISH', 'LIVE', 'SPORTS', 'INHOUSE', 'LOTT', 'NEWKIND'];
  expect(centreMenuOrder(sorted, true)).toEqual(['HOME', 'HOT', 'FAV', 'RECENT', ...rest]);
  expect(centreMenuOrder(sorted, false)).toEqual(['HOME', 'HOT', ...rest]);
});

it('begins any other menu of games with hot [GC-03]', () => {
  expect(gameMenuOrder(['FISH'], true)).toEqual(['HOT', 'FAV', 'FISH']);
  expect(gameMenuOrder(['FISH'], false)).toEqual(['HOT', 'FISH']);
});

it('knows no cockfights where a brand has none', () => {
  expect(categoryOrder(['PVP', 'COCKFIGHT'])).toEqual(['PVP', 'COCKFIGHT']);
  vi.stubGlobal('FLAGS', { COCKFIGHT3: false });
  expect(categoryOrder(['PVP', 'COCKFIGHT'])).toEqual(['PVP']);
});

it('knows all eighteen codes: games with a name and a mark each, and places that are no kind of game [CF-04]', () => {
  const kinds = 'RNG INHOUSE LOTT ELOTT LIVE FISH SPORTS ESPORTS COCKFIGHT PVP'.split(' ');
  const places = 'ALL HOME HOT FAV RECENT PROMO NOTICE LIVESTREAM'.split(' ');
  expect(new Set([...kinds, ...places]).size).toBe(18);
  expect(categoryOrder([...kinds, ...places])).toEqual(kinds);
  const named = [...kinds, 'HOME', 'HOT', 'FAV', 'RECENT'].map((code) => menuLook(code).text);
  expect(new Set(named).size).toBe(named.length);
  expect(named).not.toContain(menuLook('OF_TOMORROW').text);
});
