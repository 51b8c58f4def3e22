import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { defineAct } from '../../kernel/acts/act.ts';
import { commandOf } from './declared.ts';
import { ordering, reporting } from './form.ts';

const text = Type.String({ minLength: 1, description: 'what it says' });

const sing = defineAct({
  name: 'song.sing',
  text: 'sang a song',
  permission: 'site',
  approval: 'alone',
  subjectKind: 'song',
  params: Type.Object({
    singer: Type.String({ description: 'who sings' }),
    voice: Type.Enum(['high', 'low'], { default: 'high', description: 'how high' }),
    text: Type.Union([text, Type.Null()]),
    times: Type.Number({ default: 1, description: 'how often' }),
  }),
  hold: async () => ({ subject: 'a song' }),
  run: async () => ({ before: null, after: null, result: null }),
});

const song = commandOf({
  name: 'song',
  summary: 'has songs sung',
  about: 'Has songs sung, or lists them.',
  examples: ['aurora Ana sing low La la la --times 2'],
  forms: [
    reporting({
      line: '',
      about: 'lists them',
      options: { after: { takes: '<id>', about: 'goes on behind it' } },
      say: async () => '',
    }),
    ordering({
      line: '<singer> hum',
      about: 'without words',
      act: sing,
      given: { text: null, times: 1 },
      isReading: true,
      say: () => '',
    }),
    ordering({ line: '<singer> sing [voice]', about: 'sings', act: sing, say: () => '' }),
    ordering({ line: '<singer> say <voice> [text…]', about: 'says', act: sing, say: () => '' }),
  ],
});

it('has a help of its lines, of what their acts ask for, and of examples', () => {
  expect(song.usage).toMatchInlineSnapshot(`
    "Usage: pnpm gateway song <merchant> …

    Has songs sung, or lists them.

      <merchant> [--after <id>]     lists them
      <merchant> <singer> hum [--voice high|low]
                                    without words
      <merchant> <singer> sing [voice] [--text <text>] [--times <number>]
                                    sings
      <merchant> <singer> say <voice> [text…] [--times <number>]
                                    says

      --after <id>                  goes on behind it
      singer                        who sings
      --voice high|low              how high (may be left out)
      voice                         how high (high, low)
      --text <text>                 what it says (may be left out)
      --times <number>              how often (may be left out)
      text                          what it says

      pnpm gateway song aurora Ana sing low La la la --times 2

      --as <name>         a person of the staff orders it, who is logged in at this terminal
      --by <name>         who orders it; otherwise LIVERY_OPERATOR, or the user of this machine
      --reason <text>     why; stands in the audit, so name no person in it
      --key <key>         within a day the same order under the same key is carried out once
    "
  `);
});

it.each([
  ['aurora'],
  ['aurora', '--after', '3'],
  ['aurora', 'Ana', 'hum', '--by', 'ben', '--reason=why'],
  ['aurora', 'Ana', 'sing'],
  ['aurora', 'Ana', 'sing', 'low', '--text', 'La', '--times', '2', '--key', 'one'],
  ['aurora', 'Ana', 'say', 'low'],
  ['aurora', 'Ana', 'say', 'low', 'La', 'la', 'la'],
])('understands %j %j %j %j', (...args) => {
  expect(song.read(args)).toBeTypeOf('function');
});

it.each([
  ['no merchant', []],
  ['a word that no line has', ['aurora', 'Ana', 'dance']],
  ['a word too few', ['aurora', 'Ana', 'say']],
  ['a word too many', ['aurora', 'Ana', 'sing', 'low', 'now']],
  ['what is none of the choices', ['aurora', 'Ana', 'sing', 'soft']],
  ['an option of another line', ['aurora', 'Ana', 'hum', '--times', '2']],
  ['an option of an act where there is none', ['aurora', '--times', '2']],
  ['a parameter of the line as an option', ['aurora', 'Ana', 'sing', '--voice', 'low']],
  ['a key for what is only read', ['aurora', 'Ana', 'hum', '--key', 'one']],
  ['an option twice', ['aurora', 'Ana', 'sing', '--times', '2', '--times', '3']],
  ['an option without a value', ['aurora', 'Ana', 'sing', '--times']],
  ['an empty reason', ['aurora', 'Ana', 'sing', '--reason', '']],
])('shows how it is used for %s', (_, args) => {
  expect(() => song.read(args)).toThrow('Usage: pnpm gateway song <merchant> …');
});

it('says what it does not take of a line that it knows', () => {
  const read = (...args: string[]) => song.read(['aurora', 'Ana', ...args]);
  expect(() => read('sing', '--times', 'often')).toThrow('--times takes a number: often');
  expect(() => read('sing', '--loudly', 'yes')).toThrow(/^--loudly is not understood\.\n\nUsage/);
});
