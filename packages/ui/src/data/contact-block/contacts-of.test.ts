import { expect, it } from 'vitest';

import { contactsOf } from './contacts-of.ts';

const url = 'https://example.com/livery';

it('shows a network only where there is a link of its type (part of MS-14)', () => {
  expect(contactsOf([])).toEqual([]);
  expect(contactsOf([{ type: 'TELEGRAM', url }]).map(({ type }) => type)).toEqual(['telegram']);
  expect(contactsOf([{ type: 'facebook', url: ' ' }])).toEqual([]);
  expect(contactsOf([{ type: 'carrier pigeon', url }])).toEqual([]);
});

it('keeps one order, and one link of each', () => {
  const links = ['whatsapp', 'twitter', 'Facebook', 'facebook'].map((type) => ({ type, url }));
  expect(contactsOf(links).map(({ type }) => type)).toEqual(['facebook', 'twitter', 'whatsapp']);
});
