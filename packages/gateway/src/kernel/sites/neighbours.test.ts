import { expect, it } from 'vitest';
import { isNeighbour } from './neighbours.ts';

it.each([
  ['https://app.brand.com', 'api.brand.com', true],
  ['https://brand.com', 'www.brand.com:8443', true],
  ['http://aurora.localhost:5173', 'aurora.localhost:4000', true],
  ['http://app.aurora.localhost', 'noir.localhost', false],
  ['https://brand.com.evil.com', 'brand.com', false],
  ['https://brand.net', 'brand.com', false],
  ['http://localhost:5173', 'aurora.localhost', false],
  ['http://127.0.0.1:5173', '10.0.0.1', false],
  ['http://127.0.0.1:5173', '127.0.0.1:4000', true],
])('knows whether the cookie comes along from %s to %s', (origin, host, comes) => {
  expect(isNeighbour(origin, host)).toBe(comes);
});
