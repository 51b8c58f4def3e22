import { expect, it } from 'vitest';
import { rulesAddress } from './rules-address.ts';

it.each([
  ['/m/help', '/m/help'],
  ['https://vendor.example/rules', 'https://vendor.example/rules'],
  ['https://vendor.example/{language}/rules', 'https://vendor.example/PT-BR/rules'],
  [
    'http://games.localhost:4310/orchard/rules.html',
    'http://games.localhost:4310/orchard/rules.html',
  ],
])('opens %s [RG-26]', (address, opened) => {
  expect(rulesAddress(address, 'PT-BR')).toBe(opened);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,rules',
  'http://vendor.example/rules',
  'http://notlocalhost/rules',
  '//vendor.example/rules',
  '/\\vendor.example/rules',
  'rules',
  '',
  null,
])('opens no %s', (address) => {
  expect(rulesAddress(address, 'EN')).toBeUndefined();
});
