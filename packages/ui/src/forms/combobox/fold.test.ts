import { expect, it } from 'vitest';

import { fold } from './fold.ts';

it.each([
  ['Côte d’Ivoire', 'cote divoire'],
  ['Åland', 'aland'],
  ['Færøerne', 'faeroerne'],
  ['Łódź Straße', 'lodz strasse'],
  ['Bosnia & Herzegovina', 'bosnia herzegovina'],
  ['St. Kitts', 'st kitts'],
  ['İstanbul', 'istanbul'],
  ['الإمارات العربيّة', 'الامارات العربيه'],
  ['  Guinea-Bissau ', 'guinea bissau'],
])('reads %s as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
