import { matchPath } from 'react-router-dom';
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

it('finds what the library finds, and asks it no more than it must', () => {
  const patterns = ['/', '/m', '/m/', '/m/gameList', '/m/draws/:lottery', '/m/draws/:lottery/:day'];
  const paths = ['/', '/m', '/M/', '/m/gamelist/', '/m/draws', '/m/Draws/one/', '/m/draws/a%2Fb/2'];
  for (const pattern of patterns)
    for (const path of paths)
      expect([pattern, path, pathMatcher(pattern)(path) !== undefined]).toEqual([
        pattern,
        path,
        matchPath(pattern, path) !== null,
      ]);
});
