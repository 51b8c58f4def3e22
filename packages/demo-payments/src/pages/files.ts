import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { route, type Route } from '../http/route.ts';

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml' } as const;

function file(name: string, type: keyof typeof types): Route {
  const body = readFileSync(join(import.meta.dirname, name), 'utf8');
  const headers = { 'content-type': types[type], 'cache-control': 'max-age=300' };
  return route('GET', `/${name}`, () => ({ status: 200, headers, body }));
}

export const fileRoutes = (): readonly Route[] => [
  file('style.css', 'css'),
  file('mark.svg', 'svg'),
];
