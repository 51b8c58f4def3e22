import { fileRows, oneToken, tokenRows, type Case } from '../case.ts';

const px = '{"value":3,"unit":"px"}';

/** Names, types, groups and aliases. */
export const tokenStructure: readonly Case[] = [
  ...fileRows('tokens.json', [
    [
      'a type that there is not',
      `{"radius":{"$type":¶"dimensoin","card":{"$value":${px}}}}`,
      'token.type',
      'Did you mean "dimension"?',
    ],
    [
      'a type in the English of England',
      '{"color":{"$type":¶"colour","surface":{"mat":{"$value":0},"tab":{"$value":0}}}}',
      'token.type',
      'Did you mean "color"?',
    ],
    [
      'a type that is a figure',
      `{"radius":{"$type":¶7,"card":{"$value":${px}}}}`,
      'token.type',
      'One of',
    ],
    [
      'a type that is a list',
      `{"radius":{"$type":¶["dimension"],"card":{"$value":${px}}}}`,
      'token.type',
      'One of',
    ],
    [
      'a type that only a palette has',
      `{"radius":{"$type":"strokeStyle","card":{"$value":¶${px}}}}`,
      'token.type',
      '"$type": "dimension"',
    ],
    [
      'a line of a palette that there is not',
      '{"radius":{"card":{"$type":"dimension","$value":"{own.line}"}},"own":{"line":{"$type":"strokeStyle","$value":¶"wavy"}}}',
      'token.value',
      'solid, dashed',
    ],
    [
      'another type than the token has',
      '{"radius":{"$type":"number","card":{"$value":¶3}}}',
      'token.type',
      '"$type": "dimension"',
    ],
    ['no type', `{"radius":{"card":{"$value":¶${px}}}}`, 'token.type', '"$type": "dimension"'],
    [
      'a value without its sign',
      `{"radius":{"$type":"dimension","card":{¶"value":${px}}}}`,
      'token.key',
      'Did you mean "$value"?',
    ],
    [
      'a type without its sign',
      '{"motion":{"press":{¶"type":"duration"}}}',
      'token.key',
      'Did you mean "$type"?',
    ],
    [
      'a key with a slip',
      '{"radius":{"$type":"dimension","card":{¶"$vaule":1}}}',
      'token.key',
      'Did you mean "$value"?',
    ],
    [
      'a token that there is not',
      `¶{"radius":{"$type":"dimension","crad":{"$value":${px}}}}`
        .replace('¶', '')
        .replace('"crad"', '¶"crad"'),
      'token.unknown',
      'Did you mean "radius.card"?',
    ],
    ['a token by a prototype', `{"toString":{"$type":"dimension","valueOf":{"$value":${px}}}}`],
    [
      'a name with a dot in it',
      `{¶"radius.card":{"$type":"dimension","$value":${px}}}`,
      'token.key',
      'an object of its own',
    ],
    [
      'a token in a token',
      `{"radius":{"$type":"dimension","card":{"$value":${px},¶"small":{"$value":${px}}}}}`,
      'token.nested',
      'Move it out',
    ],
    [
      'a figure in place of a token',
      '{"radius":{"$type":"dimension",¶"card":3}}',
      'token.group',
      '"$value"',
    ],
    ['a list in place of a group', '{¶"radius":[]}', 'token.group', '"$value"'],
    ['a token without a value', '{"radius":{"$type":"dimension","card":{"$description":"round"}}}'],
    [
      'what other tools keep',
      `{"radius":{"$type":"dimension","card":{"$value":${px},"$extensions":{"evil":"</style>"},"$description":"</style><script>x()</script>"}}}`,
    ],
    [
      'a token that the place keeps for itself',
      `{"size":{"$type":"dimension","ageMark":{"$value":¶${px}}}}`,
      'jurisdiction.token',
      'Take it out',
    ],
  ]),
  ...tokenRows('color.surface.mat', 'color', [
    ['points at itself', '"{color.surface.mat}"', 'token.value', 'Give one of them a value'],
    ['points at what there is not', '"{color.surface.nowhere}"', 'token.value', ''],
    [
      'points at a name with a slip',
      '"{color.surfce.page}"',
      'token.value',
      'Did you mean "color.surface.page"?',
    ],
    ['points at a length', '"{radius.card}"', 'token.value', ''],
    ['points at a group', '"{color.surface}"', 'token.value', ''],
    ['points with a hyphen', '"{color.x-y}"', 'token.value', 'lists every color'],
    ['points at a prototype', '"{__proto__}"', 'token.value', ''],
    [
      'points with a bracket that does not close',
      '"{color.surface.page"',
      'token.value',
      'in braces',
    ],
    [
      'points at two at once',
      '"{color.surface.page}{color.surface.bar}"',
      'token.value',
      'in braces',
    ],
    ['points at a name of 200 kilobytes', `"{${'a'.repeat(200_000)}}"`, 'token.value', ''],
    ['points at nothing', '"{}"', 'token.value', ''],
    ['points and ends its rule', '"{color.surface.page};}body{x:y"', 'token.value', 'in braces'],
  ]),
  {
    what: 'two tokens that point at each other',
    file: 'tokens.json',
    text: '{"color":{"$type":"color","surface":{"mat":{"$value":¶"{color.surface.tab}"},"tab":{"$value":"{color.surface.mat}"}}}}',
    code: 'token.value',
    hint: 'Give one of them a value',
  },
  {
    what: 'a circle over two files',
    file: 'tokens.dark.json',
    text: oneToken('color.surface.tab', 'color', '"{color.surface.mat}"'),
    beside: { 'tokens.json': oneToken('color.surface.mat', 'color', '"{color.surface.tab}"') },
    at: { file: 'tokens.json', mark: '"{color.surface.tab}"' },
    code: 'token.value',
    hint: 'Give one of them a value',
  },
  {
    what: 'a circle through a shadow',
    file: 'tokens.json',
    text: oneToken('elevation.low', 'shadow', '¶"{elevation.low}"'),
    code: 'token.value',
    hint: 'Give one of them a value',
  },
];
