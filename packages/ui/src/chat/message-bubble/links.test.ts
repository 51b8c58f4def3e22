import { expect, it } from 'vitest';

import { linkedParts } from './links.ts';

const leads = (said: string): string[] =>
  linkedParts(said).flatMap(({ href }) => (href ? [href] : []));
const back = (said: string): string =>
  linkedParts(said)
    .map(({ text }) => text)
    .join('');

it('finds addresses and keeps every other letter', () => {
  const said = 'See https://example.com/limits, and (https://example.com/a_(b)) too.';
  expect(leads(said)).toEqual(['https://example.com/limits', 'https://example.com/a_(b)']);
  expect(back(said)).toBe(said);
});

it('leaves alone what is no safe address', () => {
  expect(leads('http://example.com javascript:alert(1) example.com https://localhost')).toEqual([]);
  expect(leads('https://bank.example@evil.example/login')).toEqual([]);
  expect(leads('https://')).toEqual([]);
});

it('ends an address where the direction of letters is turned around', () => {
  expect(leads('https://example.com/\u202Egpj.exe')).toEqual(['https://example.com/']);
});

it('leaves words where an address is not allowed', () => {
  const said = 'https://example.com and https://example.org';
  const parts = linkedParts(said, ({ hostname }) => hostname === 'example.org');
  expect(parts).toEqual([
    { text: 'https://example.com and ', at: 0 },
    { text: 'https://example.org', href: 'https://example.org/', at: 24 },
  ]);
});

it('takes no punctuation of the sentence along', () => {
  expect(leads('https://example.com/a؟ https://example.com/b...')).toEqual([
    'https://example.com/a',
    'https://example.com/b',
  ]);
});
