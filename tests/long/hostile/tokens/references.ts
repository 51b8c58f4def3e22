import { fileRows, tokenRows, type Case } from '../case.ts';

const px = '{"value":3,"unit":"px"}';
const palette = '"palette":{"blue":{"$type":"color","$value":"#00f"}}';
const used = '"color":{"$type":"color","scrim":{"$value":"{palette.blue}"}}';

/** So many entries of an object, each made of its number. */
const many = (count: number, entry: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => entry(at)).join(',');

/** Pointers, groups that extend others, names of the brand’s own, and resolver documents. */
export const tokenReferences: readonly Case[] = [
  ...tokenRows('color.surface.mat', 'color', [
    [
      'a pointer into another file',
      '{"$ref":¶"../noir/tokens.json#/color"}',
      'token.pointer',
      'this folder',
    ],
    ['a pointer to the machine', '{"$ref":¶"/etc/passwd"}', 'token.pointer', 'this folder'],
    [
      'a pointer to the net',
      '{"$ref":¶"https://evil.example/t.json#/a"}',
      'token.pointer',
      'this folder',
    ],
    ['a pointer that is a figure', '{"$ref":¶7}', 'token.value', '#/palette'],
    [
      'a pointer at itself',
      '{"$ref":"#/color/surface/mat/$value"}',
      'token.value',
      'Give one of them',
    ],
    [
      'a pointer into itself',
      '{"$ref":¶"#/color/surface/mat/$value/alpha"}',
      'token.value',
      'Give one of them',
    ],
    [
      'a pointer at a prototype',
      '{"$ref":¶"#/__proto__/$value/constructor"}',
      'token.value',
      'livery tokens',
    ],
    [
      'a pointer at a part of a prototype',
      '{"$ref":¶"#/color/surface/page/$value/__proto__"}',
      'token.value',
      'There are',
    ],
    [
      'a pointer of 100 kilobytes',
      `{"$ref":"#/${'a/'.repeat(50_000)}$value"}`,
      'token.value',
      'livery tokens',
    ],
    [
      'a pointer that ends its rule',
      '{"$ref":¶"#/color/surface/page/$value/;}body{x:y"}',
      'token.value',
      'There are',
    ],
    [
      'a key beside a pointer that is no key',
      '{"$ref":"#/color/surface/page/$value",¶"url":"x"}',
      'token.value',
      'Known here',
    ],
  ]),
  ...fileRows('tokens.json', [
    [
      'a palette with a slip in a name that is used',
      `{${palette},"color":{"$type":"color","scrim":{"$value":¶"{palette.bleu}"}}}`,
      'token.value',
      'Did you mean "palette.blue"',
    ],
    [
      'a group that extends itself',
      '{"palette":{"$extends":¶"{palette}"}}',
      'token.extends',
      'both extend',
    ],
    [
      'a group that extends what there is not',
      `{${palette},${used},"radius":{"$extends":¶"{roundness}"}}`,
      'token.extends',
      '',
    ],
    [
      'a group that extends another file',
      '{"radius":{"$extends":¶"other.json"}}',
      'token.extends',
      'in braces',
    ],
    [
      'a root that is a group',
      `{"palette":{¶"$root":{"blue":{"$value":"#00f"}},"blue":{"$type":"color","$value":"#00f"}},${used}}`,
      'token.group',
      '"$value"',
    ],
    [
      'a palette that is markup',
      `{"</style><script>x()</script>":{"$type":"color","a":{"$value":"#00f"}},"color":{"$type":"color","scrim":{"$value":"{</style><script>x()</script>.a}"}}}`,
    ],
    [
      'a palette by the name of a method',
      `{"toString":{"$type":"dimension","valueOf":{"$value":${px}}},"radius":{"card":{"$value":"{toString.valueOf}"}}}`,
    ],
    [
      'groups that double forty times',
      `{"s0":{"a":{"$type":"color","$value":"#00f"}},${many(40, (at) => `"s${at + 1}":{"a":{"$extends":"{s${at}}"},"b":{"$extends":${at === 9 ? '¶' : ''}"{s${at}}"}}`)},"color":{"$type":"color","scrim":{"$value":"{s0.a}"}}}`,
      'token.extends',
      '',
    ],
    [
      'a resolver document of another file',
      '{"version":"2025.10","resolutionOrder":[{"$ref":¶"tokens.dark.json"}]}',
      'token.resolver',
      'themselves',
    ],
    [
      'a resolver document that holds itself',
      '{"version":"2025.10","sets":{"a":{"sources":[{"$ref":¶"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}',
      'token.resolver',
      'out',
    ],
    [
      'sets that double forty times',
      `{"version":"2025.10","sets":{"s0":{"sources":[¶{}]},${many(40, (at) => `"s${at + 1}":{"sources":[{"$ref":"#/sets/s${at}"},{"$ref":"#/sets/s${at}"}]}`)}},"resolutionOrder":[{"$ref":"#/sets/s40"}]}`,
      'token.resolver',
      'double',
    ],
  ]),
];
