import { expect, it } from 'vitest';
import { pathMatcher } from './match-path.ts';

it('knows a path however it is written', () => {
  const match = pathMatcher('/m/gameList');
  expect(['/m/gameList', '/m/gameList/', '/M/GAMELIST'].map(match)).toEqual([{}, {}, {}]);
  expect(['/m', '/m/gameList/x', '/m/gameLists', '/x/m/gameList'].map(match)).toEqual(
    Array.from({ length: 4 }),
  );
  expect(pathMatcher('/')('/')).toEqual({});
  expect(pathMatcher('/m/index.html')('/m/indexxhtml')).toBeUndefined();
});

it('says what stands in a path, and keeps what cannot be read as it is', () => {
  const match = pathMatcher('/m/draws/:lottery/:day');
  expect(match('/m/draws/a%20b/%zz')).toEqual({ lottery: 'a b', day: '%zz' });
  expect(match('/m/draws/one')).toBeUndefined();
});
