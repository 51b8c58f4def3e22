import { expect, it } from 'vitest';
import { inShape } from './in-shape.ts';

const shape = { list: 'list', footer: 'record', sum: 'text' } as const;
const whole = { list: [{ id: 1 }], footer: {}, sum: '1.00', other: 1 };

it('hands on what has the parts that are asked for, and whatever else it holds', () => {
  expect(inShape(whole, shape)).toBe(whole);
  expect(inShape({ ...whole, list: [] }, shape).list).toEqual([]);
});

it.each([
  ['nothing', null],
  ['a word', 'hello'],
  ['a list', []],
  ['something else', { made: 'by somebody else' }],
  ['no list', { ...whole, list: { 0: {} } }],
  ['a list with holes', { ...whole, list: [{}, null] }],
  ['no record', { ...whole, footer: [] }],
  ['a figure for a text', { ...whole, sum: 1 }],
])('takes %s for no answer', (_name, answer) => {
  expect(() => inShape(answer as typeof whole, shape)).toThrow(
    expect.objectContaining({ code: 'unknown', status: 200 }),
  );
});
