import { endpoints, type Endpoint } from '@livery/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { lengthsOf, tooLong } from './lengths.ts';
import { shapeOf } from '../validate.ts';

const name = Type.String({ maxLength: 4 });
const lookAt = (schema: Parameters<typeof lengthsOf>[0], value: unknown, from?: 'text') =>
  tooLong(lengthsOf(schema, from ?? 'json'), value);

describe('texts that are too long', () => {
  it('are found wherever a schema knows them: in objects, lists and records', () => {
    const schema = Type.Object({
      one: name,
      list: Type.Array(Type.Object({ two: name })),
      any: Type.Record(Type.String(), name),
    });
    const value = { one: 'abcde', list: [{ two: 'abcd' }, { two: 'abcde' }], any: { x: 'abcde' } };
    expect(lookAt(schema, value)).toEqual(['one', 'list.1.two', 'any.x']);
  });

  it('are counted in code points, as the schema counts them', () => {
    expect(lookAt(Type.Object({ name }), { name: '😀😀😀😀' })).toEqual([]);
    expect(lookAt(Type.Object({ name }), { name: '😀😀😀😀😀' })).toEqual(['name']);
    expect(lookAt(Type.Object({ name }), { name: `e${'\u0301'.repeat(4)}` })).toEqual(['name']);
  });

  it('are held against the longest of the forms that take one', () => {
    const schema = Type.Union([
      Type.Object({ kind: Type.Literal('short'), name }),
      Type.Object({ kind: Type.Literal('long'), name: Type.String({ maxLength: 6 }), code: name }),
    ]);
    expect(lookAt(schema, { kind: 'short', name: 'abcdef', code: 'abcde' })).toEqual(['code']);
    expect(lookAt(schema, { kind: 'short', name: 'abcdefg' })).toEqual(['name']);
  });

  it('are none where the schema takes any text, one of a few words, or something else', () => {
    const schema = Type.Object({
      free: Type.String(),
      word: Type.Enum(['yes', 'no']),
      few: Type.Union([Type.Literal('all'), name]),
      what: Type.Unknown(),
    });
    const long = 'abcdefgh';
    const value = { free: long, word: long, few: long, what: { deep: long }, other: long };
    expect(lookAt(schema, value)).toEqual(['few']);
  });

  it('are numbers, too, where they arrive as texts', () => {
    const schema = Type.Object({ page: Type.Integer(), whole: Type.Boolean() });
    const value = { page: '1'.repeat(41), whole: 'true' };
    expect(lookAt(schema, value, 'text')).toEqual(['page']);
    expect(lookAt(schema, value)).toEqual([]);
  });

  it('are told up to twenty', () => {
    const value = Array.from({ length: 1_000 }, () => 'abcde');
    expect(lookAt(Type.Array(name), value)).toHaveLength(20);
  });

  it('are refused before anybody tries a pattern', () => {
    const tried: string[] = [];
    const pattern = Object.assign(/^a*$/u, {
      test: (text: string) => {
        tried.push(text);
        return true;
      },
    });
    const shape = shapeOf(Type.Object({ name: Type.String({ maxLength: 4, pattern }) }), 'json');
    const refused = () => shape.require({ name: 'aaaaa' });
    expect(refused).toThrow(Refusal);
    expect(tried).toEqual([]);
    expect(shape.require({ name: 'aaaa' })).toEqual({ name: 'aaaa' });
    expect(tried).toEqual(['aaaa']);
  });
});

interface Part {
  readonly type?: unknown;
  readonly maxLength?: number;
  readonly const?: unknown;
  readonly enum?: unknown;
  readonly anyOf?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly items?: Part;
}

/** One value for each text of a schema, with nothing in it but that text. */
function valuesWith(part: Part, textOf: (most: number) => string): unknown[] {
  if (part.const !== undefined || part.enum !== undefined) return [];
  if (part.type === 'string') {
    return part.maxLength === undefined ? [] : [textOf(part.maxLength)];
  }
  return [
    ...(part.anyOf ?? []).flatMap((form) => valuesWith(form, textOf)),
    ...(part.items ? valuesWith(part.items, textOf).map((one) => [one]) : []),
    ...Object.entries(part.properties ?? {}).flatMap(([key, one]) =>
      valuesWith(one, textOf).map((value) => ({ [key]: value })),
    ),
  ];
}

const requests = Object.values(endpoints).flatMap(({ name: of, request }: Endpoint) =>
  Object.values(request).map((schema) => ({ of, schema })),
);

it('are refused of every text that the contract takes, and none that is just long enough', () => {
  let seen = 0;
  for (const { of, schema } of requests) {
    const lengths = lengthsOf(schema, 'json');
    // By a hundred times: several forms may name one text, each with a length of its own.
    for (const value of valuesWith(schema as Part, (most) => 'a'.repeat(100 * most))) {
      expect(tooLong(lengths, value), `${of} ${JSON.stringify(value).slice(0, 60)}`).toHaveLength(
        1,
      );
      seen += 1;
    }
    for (const value of valuesWith(schema as Part, (most) => 'a'.repeat(most))) {
      expect(tooLong(lengths, value), of).toEqual([]);
    }
  }
  expect(seen).toBeGreaterThan(150);
});
