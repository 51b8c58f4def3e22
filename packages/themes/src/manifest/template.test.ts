import { expect, it } from 'vitest';

import { defaultHome } from '../templates/slots.ts';
import { fillTemplate } from './template.ts';

it('gives a brand that says nothing the whole home page', () => {
  expect(fillTemplate({}).home).toEqual(defaultHome);
});

it('puts the categories over the games, where a brand names games alone', () => {
  expect(fillTemplate({ home: ['hero', 'games', 'winners'] }).home).toEqual([
    'hero',
    'categories',
    'games',
    'winners',
  ]);
});

it('puts categories that are tabs above everything', () => {
  const said = { home: ['hero' as const, 'games' as const], slots: { rail: 'tabs' as const } };
  expect(fillTemplate(said).home).toEqual(['categories', 'hero', 'games']);
});

it('keeps to what a brand says of its categories, and adds none to a page without games', () => {
  expect(fillTemplate({ home: ['games', 'categories'] }).home).toEqual(['games', 'categories']);
  expect(fillTemplate({ home: ['hero', 'hot'] }).home).toEqual(['hero', 'hot']);
});
