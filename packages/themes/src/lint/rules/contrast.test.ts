import { expect, it } from 'vitest';
import { stops, type Mode } from '../../contract/token.ts';
import type { Hex, TokenValue } from '../../contract/value.ts';
import { resolve } from '../../resolve/resolve.ts';
import { measurePairs } from './contrast.ts';

/** The contract's own values with some replaced, in the dark. */
const measured = (values: Readonly<Record<string, TokenValue>>, token: string, on: string) => {
  const theme = (mode: Mode) => {
    const own = new Map(resolve([], mode).theme);
    for (const [path, value] of Object.entries(values)) own.set(path, { value });
    return own;
  };
  const pairs = [...measurePairs({ dark: theme('dark'), light: theme('light') })];
  return pairs.find((pair) => pair.mode === 'dark' && pair.token === token && pair.on === on);
};

const color = (value: Hex): TokenValue => ({ type: 'color', value });
const gradient = (...colors: Hex[]): TokenValue => ({ type: 'gradient', value: stops(...colors) });

it('measures text on the worst stop of a gradient', () => {
  const values = {
    'color.action.on': color('#000000'),
    'gradient.action': gradient('#ffffff', '#777777', '#ffffff'),
  };
  expect(measured(values, 'color.action.on', 'gradient.action')).toMatchObject({
    ground: '#777777',
    color: '#000000',
  });
});

it('measures between the stops too, where a gradient may be darker than at either end', () => {
  const values = {
    'color.action.on': color('#000000'),
    'gradient.action': gradient('#ff0000', '#00a0ff'),
  };
  const pair = measured(values, 'color.action.on', 'gradient.action');
  expect(pair?.ratio).toBeLessThan(5);
  expect(['#ff0000', '#00a0ff']).not.toContain(pair?.ground);
});

it('lays what is translucent on what is below it, down to the page', () => {
  const values = {
    'color.surface.page': color('#000000'),
    'color.surface.bar': color('#ffffff80'),
    'color.bar.text': color('#ffffff80'),
  };
  expect(measured(values, 'color.bar.text', 'color.surface.bar')).toMatchObject({
    ground: '#808080',
    color: '#c0c0c0',
  });
});
