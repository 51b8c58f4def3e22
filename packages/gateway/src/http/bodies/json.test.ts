import { assert, json, property } from 'fast-check';
import { expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { readJson } from './json.ts';

it.each([
  ['a key twice', '{"a":1,"a":1}'],
  ['a key twice in a list of objects', '[{"a":1},{"b":{"c":1,"c":2}}]'],
  ['a key twice, once in escapes', String.raw`{"a":1,"\u0061":2}`],
  ['an empty key twice', '{"":1,"":2}'],
  ['a key twice that looks like the end of a text', String.raw`{"\"":1,"\"":2}`],
  ['a prototype', '{"__proto__":{"a":1}}'],
  ['a prototype, in escapes', String.raw`{"\u005f_proto__":1}`],
  ['a prototype by way of a constructor', '{"a":{"constructor":{"prototype":{}}}}'],
  ['what is deeper than anybody means', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['nothing', ''],
  ['half an object', '{"a":'],
  ['two values', '{} {}'],
])('refuses %s', (_, text) => {
  expect(() => readJson(text)).toThrow(new Refusal('request.invalid'));
});

it.each(['{"a":{"a":1},"b":[{"a":2}]}', '{"a":"b\\":c:\\\\","d:e":":"}', '{"constructor":1}', '7'])(
  'reads %s as everybody does',
  (text) => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  },
);

it('reads whatever can be written as JSON', () => {
  const isPlain = (text: string) => !/__proto__|constructor/.test(text);
  assert(
    property(json({ maxDepth: 8 }).filter(isPlain), (text) => {
      expect(readJson(JSON.stringify(JSON.parse(text)))).toEqual(JSON.parse(text));
    }),
  );
});
