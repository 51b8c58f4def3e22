import { fileRows, manifestWith, type Case } from '../case.ts';

const whole = manifestWith();
const deep = (open: string, close: string, levels: number): string =>
  open.repeat(levels) + close.repeat(levels);

/** Texts that are no JSON, and such as would take a parser's time or memory. */
export const syntax: readonly Case[] = [
  ...fileRows('manifest.jsonc', [
    ['nothing', '¶', 'source.empty', 'At least {}'],
    ['room alone', '¶ \n\t\n', 'source.empty', 'At least {}'],
    ['a comment alone', '¶// who we are\n', 'source.empty', 'At least {}'],
    ['a comment that does not end', '¶/* who we are', 'source.empty', 'At least {}'],
    ['a mark of order', `¶\uFEFF${whole}`, 'source.byte-order-mark', 'without BOM'],
    ['a list', '¶[]', 'schema.invalid', 'A JSON object'],
    ['a text', '¶"shop"', 'schema.invalid', 'A JSON object'],
    ['nothing at all', '¶null', 'schema.invalid', 'A JSON object'],
    ['a key without quotes', whole.replace('"name"', '¶name'), 'source.syntax', 'double quotes'],
    ['single quotes', whole.replace('"name"', "¶'name'"), 'source.syntax', 'double quotes'],
    ['no colon', whole.replace('"name": ', '"name" ¶'), 'source.syntax', 'colon'],
    [
      'no comma',
      whole.replace('"Shop",\n  ', '"Shop"\n  ¶'),
      'source.syntax',
      'comma stands between',
    ],
    ['no end', `${whole.trimEnd().slice(0, -1)}¶`, 'source.syntax', 'closing }'],
    ['a bracket too many', `${whole.trimEnd()}¶}`, 'source.syntax', 'end before this'],
    ['a number that begins with a zero', whole.replace('2,', '¶02,'), 'source.syntax', '12 or 0.5'],
    ['a number that is none', whole.replace('2,', '¶NaN,'), 'source.syntax', 'double quotes'],
    ['a text over two lines', whole.replace('"Shop"', '¶"Sh\nop"'), 'source.syntax', ''],
    [
      'a code of a letter that is cut',
      whole.replace('"Shop"', String.raw`¶"\u12"`),
      'source.syntax',
      'four hexadecimal digits',
    ],
    [
      'an escape that there is not',
      whole.replace('"Shop"', String.raw`¶"\x41"`),
      'source.syntax',
      'After a backslash',
    ],
    [
      'a bare control',
      whole.replace('"Shop"', '¶"Sh\u0001op"'),
      'source.syntax',
      'control character',
    ],
    [
      'a key twice',
      whole.replace('"environment"', '¶"name": "Other",\n  "environment"'),
      'source.duplicate-key',
      'one of them',
    ],
    [
      'a key twice, once by escapes',
      whole.replace('"environment"', String.raw`¶"n\u0061me": "Other",` + '\n  "environment"'),
      'source.duplicate-key',
      'one of them',
    ],
    [
      'a prototype',
      whole.replace('"environment"', '¶"__proto__": { "code": "x" },\n  "environment"'),
      'source.forbidden-key',
      'Take it out',
    ],
    [
      'a hundred thousand lists in one another',
      deep('[', ']', 100_000).replace('['.repeat(25), `${'['.repeat(24)}¶[`),
      'source.too-deep',
      'No honest file',
    ],
    [
      'ten thousand objects that do not end',
      `${'{"a":'.repeat(24)}¶${'{"a":'.repeat(9976)}`,
      'source.too-deep',
      'No honest file',
    ],
    [
      'two hundred and sixty kilobytes of room',
      `¶${' '.repeat(260 * 1024)}${whole}`,
      'source.too-large',
      'No honest file',
    ],
    [
      'a name of two hundred kilobytes',
      whole.replace('"Shop"', `¶"${'a'.repeat(200_000)}"`),
      'schema.invalid',
      'players read',
    ],
    [
      'a key of two hundred kilobytes',
      whole.replace('"environment"', `¶"${'b'.repeat(200_000)}": 1,\n  "environment"`),
      'schema.unknown-key',
      'Known here',
    ],
    [
      'ten thousand slips in ten thousand lines',
      `{\n¶a\n${'a\n'.repeat(10_000)}}`,
      'source.syntax',
      'double quotes',
    ],
    ['backslashes without end', `¶"${'\\'.repeat(99_999)}`, 'source.syntax', ''],
    ['two documents', `${whole}¶{}`, 'source.syntax', 'end before this'],
    [
      'lines of Windows, comments and last commas',
      `// shop\r\n${whole.replaceAll('\n', '\r\n').replace(' }\r\n}', ' },\r\n}')}`,
    ],
  ]),
  ...fileRows('tokens.json', [
    ['nothing', '¶', 'source.empty', 'At least {}'],
    ['a last comma', '{"radius": {"$type": "dimension"¶,}}', 'source.syntax', 'Remove the comma'],
    [
      'a last comma in a list',
      '{"type": {"text": {"family": {"$type": "fontFamily", "$value": ["Nunito Variable"¶, ]}}}}',
      'source.syntax',
      'Remove the comma',
    ],
    ['a comment', '{ ¶// mine\n}', 'source.comment', 'manifest.jsonc'],
    ['a mark of order', '¶\uFEFF{}', 'source.byte-order-mark', 'without BOM'],
    ['a prototype', '{ ¶"__proto__": { "$value": 1 } }', 'source.forbidden-key', 'Take it out'],
    [
      'a prototype in a token',
      '{"radius": {"$type": "dimension", "card": {"$value": {¶"prototype": 1, "value": 1, "unit": "px"}}}}',
      'source.forbidden-key',
      'Take it out',
    ],
    ['a list', '¶[]', 'token.file', 'At least {}'],
    [
      'twenty-five levels',
      `${'{"a":'.repeat(24)}¶{"a":1}${'}'.repeat(24)}`,
      'source.too-deep',
      'No honest file',
    ],
    ['nothing said', '{}'],
  ]),
  ...fileRows('template.json', [
    ['nothing', '¶', 'source.empty', 'At least {}'],
    ['a last comma', '{"slots": {}¶,}', 'source.syntax', 'Remove the comma'],
    ['a comment', '{} ¶/* mine */', 'source.comment', 'manifest.jsonc'],
  ]),
  ...fileRows('locales/EN.json', [
    ['nothing', '¶', 'source.empty', 'At least {}'],
    ['a last comma', '{"hero.title": "Fly"¶,\n}', 'source.syntax', 'Remove the comma'],
    [
      'a key twice',
      '{"hero.title": "Fly", ¶"hero.title": "Sink"}',
      'source.duplicate-key',
      'one of them',
    ],
  ]),
];
