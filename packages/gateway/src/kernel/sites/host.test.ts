import { expect, it } from 'vitest';
import { domainAsked, hostOf } from './host.ts';

it.each([
  ['aurora.localhost', 'aurora.localhost', ''],
  ['Aurora.LOCALHOST:4000', 'aurora.localhost', ':4000'],
  ['127.0.0.1:1', '127.0.0.1', ':1'],
  ['[::1]:65535', '[::1]', ':65535'],
  ['[2001:DB8::7]', '[2001:db8::7]', ''],
  ['livery_gateway-1', 'livery_gateway-1', ''],
])('reads %s', (header, name, port) => {
  expect(hostOf(header)).toEqual({ name, port });
});

it.each([
  undefined,
  '',
  ':4000',
  'a:',
  'a:0',
  'a:65536',
  'a:99999',
  'a:040',
  'a:1:1',
  'a:1 ',
  ' a',
  'a b',
  'a.',
  '.a',
  'a..b',
  'a/b',
  'http://a',
  'a@b',
  'a,b',
  '[a]',
  '[::1',
  '[]',
  '[::1%25lo]',
  '[::1]:',
  '[::1]a',
  '::1',
  `${'a.'.repeat(126)}aa`,
  'a\n',
  'a:1\n',
])('reads nothing from %j', (header) => {
  expect(hostOf(header)).toBeUndefined();
});

it('names a domain of the merchant, whatever was said', () => {
  const merchant = { domains: ['aurora.localhost', 'play.aurora.localhost'] };
  const asked = (header: string | undefined) => domainAsked(merchant, header);
  expect(asked('Play.aurora.localhost:4000')).toBe('play.aurora.localhost');
  for (const other of ['evil.example', 'play.aurora.localhost/x', '', undefined]) {
    expect(asked(other)).toBe('aurora.localhost');
  }
});
