import { expect, it } from 'vitest';
import { noShadow } from '../resolve/examples.ts';
import { keyNames, keyValue, namedKey } from './key-value.ts';
import { tokenValue, ValueWordFault } from './token-value.ts';

it.each([
  ['color', '#fff', { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' }],
  ['color', '{color.action.rest}', '{color.action.rest}'],
  ['dimension', '6px', { value: 6, unit: 'px' }],
  ['dimension', '-.5rem', { value: -0.5, unit: 'rem' }],
  ['duration', '0.2s', { value: 0.2, unit: 's' }],
  ['number', '0.5', 0.5],
  ['fontWeight', '600', 600],
  ['fontWeight', 'semi-bold', 'semi-bold'],
  ['fontFamily', '"Figtree Variable", serif', ['Figtree Variable', 'serif']],
  ['cubicBezier', 'cubic-bezier(.2, .9, .25, 1)', [0.2, 0.9, 0.25, 1]],
  ['gradient', '[{"color":"red","position":0}]', [{ color: 'red', position: 0 }]],
  ['shadow', 'none', noShadow],
] as const)('reads a %s from %j', (type, text, value) => {
  expect(tokenValue(type, text)).toEqual(value);
});

it.each([
  ['color', 'reddish'],
  ['color', 'red;}'],
  ['dimension', '6'],
  ['dimension', '6px;'],
  ['dimension', 'calc(1px)'],
  ['duration', '1e3ms'],
  ['number', '1e999'],
  ['fontWeight', 'heavyish'],
  ['cubicBezier', '1 2 3'],
  ['shadow', 'soft'],
] as const)('reads no %s from %j, and says what one looks like', (type, text) => {
  expect(() => tokenValue(type, text)).toThrow(ValueWordFault);
});

it('knows every key by the name that people type, and reads what the schema takes', () => {
  const read = (name: string, text: string): unknown => {
    const key = namedKey(name);
    return key && { of: key.of, path: key.path, value: keyValue(key, text) };
  };
  expect(read('name', '42')).toEqual({ of: 'manifest', path: ['name'], value: '42' });
  expect(read('minAge', '21')).toMatchObject({ value: 21 });
  expect(read('flags.CBS3', 'true')).toMatchObject({ path: ['flags', 'CBS3'], value: true });
  expect(read('languages', 'EN, TY')).toMatchObject({ value: ['EN', 'TY'] });
  expect(read('languages.1', 'TY')).toMatchObject({ path: ['languages', 1], value: 'TY' });
  expect(read('brand.action.color', 'tomato')).toMatchObject({ value: '#ff6347' });
  expect(read('brand.link.color.dark', '#fff')).toMatchObject({ value: '#ffffff' });
  expect(read('defaultTheme', 'light')).toMatchObject({ of: 'template', value: 'light' });
  expect(read('slots.rail', 'words')).toMatchObject({ of: 'template', path: ['slots', 'rail'] });
  for (const name of ['', 'brnd', 'brand.', 'brand.action.colour', '__proto__', 'languages.x'])
    expect(namedKey(name), name).toBeUndefined();
  expect(keyNames()).toContain('brand.action.color');
});
