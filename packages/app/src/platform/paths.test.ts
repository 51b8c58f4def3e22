import { expect, it } from 'vitest';
import { categoryPath, loginPath, safeRedirect } from './paths.ts';

it.each(['/m/home', '/m/gameList?type=fav', '/m/play?nodeId=a%26b&vendor=X&mode=real', '/m/set#x'])(
  'goes on to a page of this app (%s)',
  (target) => {
    expect(safeRedirect(target)).toBe(target);
  },
);

it.each([
  null,
  '',
  'm/home',
  'https:',
  'https://evil.test/m/home',
  'javascript:alert(1)',
  '//evil.test/m/home',
  '/\\evil.test',
  '/m/\\evil.test',
  '/m//evil.test',
  '/m/../x',
  '/m/../wps/session',
  '/m/%2e%2e/x',
  '/m/a/.%2E/../x',
  '/x?next=/m/home',
  '/mischief',
])('goes home instead of to %j', (target) => {
  expect(safeRedirect(target)).toBe('/m/home');
});

it('remembers through log-in where somebody was, with all of its query', () => {
  const from = '/m/gameList?gameType=RNG&vassalage=A%26B';
  const { pathname, searchParams } = new URL(loginPath(from), 'https://aurora.test');
  expect(pathname).toBe('/m/login');
  expect(safeRedirect(searchParams.get('redirect'))).toBe(from);
});

it('lists categories on paths of their own, and any other by its code', () => {
  expect(categoryPath('RNG')).toBe('/m/slot-games');
  expect(categoryPath('A&B')).toBe('/m/gameList?gameType=A%26B');
});
