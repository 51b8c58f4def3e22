import { expect, it, vi } from 'vitest';
import { categoryPaths, homePaths } from '#platform/paths.ts';
import { layoutOf } from './layout-rules.ts';

const categories = Object.values(categoryPaths);
const routes = [...homePaths, ...categories, '/m/login', '/m/gameList', '/m/hot-games', '/m/set'];

const wearing = (part: 'header' | 'topBar' | 'footer'): string[] =>
  routes.filter((path) => layoutOf(path)[part]);

it('puts the header on the home routes only [LY-01]', () => {
  expect(wearing('header')).toEqual([...homePaths]);
});

it('leaves the top bar off log-in and the pages of games', () => {
  expect(wearing('topBar')).toEqual(['/m/set']);
});

it('leaves the footer off log-in and the game list', () => {
  expect(routes.filter((path) => !layoutOf(path).footer)).toEqual(['/m/login', '/m/gameList']);
});

it('leads back home from log-in and free play [LY-06]', () => {
  const home = [...routes, '/m/trial'].filter((path) => layoutOf(path).backHome);
  expect(home).toEqual(['/m/login', '/m/trial']);
});

it('gives every page a title of its kind', () => {
  expect(layoutOf('/m/home').title).toBe('title.home');
  expect(layoutOf('/m/login').title).toBe('title.login');
  expect(layoutOf('/m/slot-games').title).toBe('title.games');
  expect(layoutOf('/m/trial').title).toBe('flag.FREEPLAY3.title');
});

it('dresses a page alike however its address is written', () => {
  expect(layoutOf('/m/login/')).toEqual(layoutOf('/m/login'));
  expect(layoutOf('/m/Login')).toEqual(layoutOf('/m/login'));
  expect(layoutOf('/M/Home')).toEqual(layoutOf('/m/home'));
});

it('knows nothing of free play where it is off [CF-10]', async () => {
  vi.stubGlobal('FLAGS', { FREEPLAY3: false });
  vi.resetModules();
  const { layoutOf: without } = await import('./layout-rules.ts');
  expect(without('/m/trial').backHome).toBeUndefined();
  expect(without('/m/trial').title).not.toMatch(/FREEPLAY3/);
});
