import { beforeAll, expect, it } from 'vitest';
import { routes } from '../../routes/list.ts';
import { loginPath } from './path-to.ts';
import { safeRedirect } from './safe-redirect.ts';
import { provideRoutes } from './table.ts';

beforeAll(() => provideRoutes(routes));

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
  '/m/nowhere',
])('goes home instead of to %j', (target) => {
  expect(safeRedirect(target)).toBe('/m/home');
});

it('remembers through log-in where somebody was, with all of its query', () => {
  const from = '/m/gameList?gameType=RNG&vassalage=A%26B';
  const { pathname, searchParams } = new URL(loginPath(from), 'https://aurora.test');
  expect(pathname).toBe('/m/login');
  expect(safeRedirect(searchParams.get('redirect'))).toBe(from);
});
