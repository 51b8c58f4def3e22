import { expect, it } from 'vitest';
import { isFromHere } from './this-machine.ts';

const from = (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  isFromHere({ headers, socket: { remoteAddress } });

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('knows this machine: %s', (one) => {
  expect(from(one)).toBe(true);
});

it.each([
  '172.17.0.1',
  '10.0.0.7',
  '203.0.113.127',
  '::ffff:10.0.0.7',
  '2001:db8::1',
  '',
  undefined,
])('knows another: %s', (one) => {
  expect(from(one)).toBe(false);
});

it.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'X-Forwarded-Host', 'Via'])(
  'takes what came by a proxy of this machine, told by %s, for the world',
  (name) => {
    expect(from('127.0.0.1', { [name.toLowerCase()]: '127.0.0.1' })).toBe(false);
  },
);
