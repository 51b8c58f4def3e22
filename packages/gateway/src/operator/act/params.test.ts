import { rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Type } from 'typebox';
import { afterAll, expect, it } from 'vitest';
import { paramsOf, readParams } from './params.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-params-'));
const file = join(folder, 'what.json');
writeFileSync(file, '{"size": 3}');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const What = Type.Object({ size: Type.Integer() }, { examples: [{ size: 7 }] });

/** Every kind of parameter that a schema can ask for. */
const params = paramsOf({
  params: Type.Object({
    account: Type.String({ maxLength: 5, description: 'whose' }),
    ticketId: Type.Optional(Type.String({ pattern: '^\\d+$', title: 'number of a ticket' })),
    count: Type.Number({ default: 1 }),
    loud: Type.Boolean({ default: false }),
    manner: Type.Enum(['fast', 'slow'], { default: 'fast' }),
    waits: Type.Union([
      Type.Integer({ minimum: 1, unit: 'milliseconds', examples: [7_776_000_000] }),
      Type.Null(),
    ]),
    what: Type.Optional(What),
  }),
});

const read = (typed: Readonly<Record<string, string>>) =>
  readParams(params, ({ name }) => typed[name]);

it('says how each is typed, what it is for and what may be left out', () => {
  const said = params.map(({ option, takes, otherwise }) => [option, takes, otherwise?.value]);
  expect(said).toEqual([
    ['--account', '<text>', undefined],
    ['--ticket-id', '<text>', undefined],
    ['--count', '<number>', 1],
    ['--loud', 'true|false', false],
    ['--manner', 'fast|slow', 'fast'],
    ['--waits', '90d', null],
    ['--what', '<file.json>', undefined],
  ]);
  expect(params[0]).toMatchObject({ description: 'whose', otherwise: undefined });
  expect(params[6]).toMatchObject({ example: '{"size":7}', otherwise: { value: undefined } });
});

it('reads each as its kind', () => {
  const typed = { account: 'ana', ticketId: '17', count: '-2.5', loud: 'true', manner: 'slow' };
  expect(read({ ...typed, waits: '90m', what: file })).toEqual({
    account: 'ana',
    ticketId: '17',
    count: -2.5,
    loud: true,
    manner: 'slow',
    waits: 5_400_000,
    what: { size: 3 },
  });
});

it('means by what is left out what the schema says', () => {
  const usual = { count: 1, loud: false, manner: 'fast', waits: null };
  expect(read({ account: 'ana' })).toEqual({ account: 'ana', ...usual });
});

it.each([
  [{}, 'Missing: --account.'],
  [{ account: 'marisol' }, 'marisol is no account: must not have more than 5 characters.'],
  [{ account: 'ana', ticketId: 'x' }, 'x is no number of a ticket.'],
  [{ account: 'ana', count: 'many' }, '--count takes a number: many'],
  [{ account: 'ana', count: ' ' }, '--count takes a number:  '],
  [{ account: 'ana', loud: 'very' }, '--loud takes true or false: very'],
  [{ account: 'ana', manner: 'odd' }, 'odd is no manner. There are fast, slow.'],
  [{ account: 'ana', waits: '1y' }, '--waits takes a time such as 90m, 12h or 7d.'],
  [{ account: 'ana', waits: '' }, '--waits takes a time such as 90m, 12h or 7d.'],
  [{ account: 'ana', what: '/nowhere' }, '/nowhere cannot be read.'],
])('takes nothing that the act would not: %j', (typed, sentence) => {
  expect(() => read(typed)).toThrow(sentence);
});

it('says of a file what is wrong in it, and that the help shows one', () => {
  writeFileSync(file, '{"size": "three"}');
  const wrong = `${file} is no what: /size must be integer. --help shows one.`;
  expect(() => read({ account: 'ana', what: file })).toThrow(wrong);
  writeFileSync(file, '{"size":');
  expect(() => read({ account: 'ana', what: file })).toThrow(`${file} is not JSON.`);
});
