import { base, colorToken, length, pxOf, srgb, type FormatExample } from './example.ts';

const named: readonly FormatExample[] = [
  { name: 'one token without a group', tokens: { 'a token': colorToken(srgb(1, 0, 0)) } },
  {
    name: 'names that differ in case alone',
    tokens: { own: { Gap: length(pxOf(1)), gap: length(pxOf(2)) } },
  },
  {
    name: 'a type that comes from the group',
    tokens: { own: { $type: 'color', deep: { ink: { $value: srgb(0, 0, 0) } } } },
  },
  {
    name: 'descriptions, extensions and deprecations',
    tokens: {
      own: {
        $description: 'All.',
        $deprecated: 'Old.',
        ink: {
          ...colorToken(srgb(0, 0, 0)),
          $deprecated: false,
          $extensions: { 'org.example': [1] },
        },
      },
    },
  },
  {
    name: 'a root token beside variants',
    tokens: {
      own: {
        accent: { $root: colorToken(srgb(1, 0, 0)), light: colorToken(srgb(1, 0.5, 0.5)) },
        use: { $value: '{own.accent.$root}' },
      },
    },
  },
  {
    name: 'a value inside a value',
    tokens: { own: { ...colorToken(srgb(0, 0, 0)), deep: colorToken(srgb(0, 0, 0)) } },
    refused: ['token.nested', /has a value/],
  },
  {
    name: 'a token without a type',
    tokens: { own: { gap: { $value: pxOf(1) } } },
    refused: ['token.type', /no \$type/],
  },
  {
    name: 'a dot in a name',
    tokens: { own: { 'a.b': length(pxOf(1)) } },
    refused: ['token.key', /cannot be a name/],
  },
];

const extending: readonly FormatExample[] = [
  {
    name: 'a group that extends another, overrides and adds',
    tokens: {
      button: {
        $type: 'color',
        ground: { $value: srgb(0, 0, 1) },
        text: { $value: srgb(1, 1, 1) },
      },
      main: {
        $extends: '{button}',
        ground: { $value: srgb(1, 0, 0) },
        ring: { $value: srgb(0, 1, 0) },
      },
    },
  },
  {
    name: 'the same by a pointer',
    tokens: {
      button: { $type: 'color', ground: { $value: srgb(0, 0, 1) } },
      main: { $ref: '#/button', ring: colorToken(srgb(0, 1, 0)) },
    },
  },
  {
    name: 'a group deep inside that is overridden',
    tokens: {
      input: { field: { width: length(pxOf(4)), ground: colorToken(srgb(1, 1, 1)) } },
      amount: { $extends: '{input}', field: { width: length(pxOf(9)) } },
    },
  },
  {
    name: 'two that extend the same',
    tokens: {
      button: { ink: colorToken(srgb(0, 1, 1)) },
      one: { $extends: '{button}' },
      two: { $extends: '{button}', gap: length(pxOf(2)) },
    },
    elsewhere: {
      button: { ink: colorToken(srgb(0, 1, 1)) },
      one: { ink: colorToken(srgb(0, 1, 1)) },
      two: { ink: colorToken(srgb(0, 1, 1)), gap: length(pxOf(2)) },
    },
  },
  {
    name: 'a group in a group that it extends',
    tokens: { button: { ink: colorToken(srgb(0, 0, 0)), second: { $extends: '{button}' } } },
    refused: ['token.extends', /circle/],
  },
  {
    name: 'two groups that extend each other',
    tokens: {
      one: { $extends: '{two}', a: { $type: 'number', $value: 1 } },
      two: { $extends: '{one}', a: { $type: 'number', $value: 2 } },
    },
    refused: ['token.extends', /circle/],
  },
  {
    name: 'a group that extends a token',
    tokens: { ink: colorToken(srgb(0, 0, 0)), own: { $extends: '{ink}' } },
    refused: ['token.extends', /is a token/],
  },
];

const pointing: readonly FormatExample[] = [
  {
    name: 'a chain of aliases',
    tokens: {
      base,
      semantic: { brand: { $value: '{base.blue}' }, link: { $value: '{semantic.brand}' } },
    },
  },
  {
    name: 'a token that is another by a pointer',
    tokens: { base, semantic: { main: { $ref: '#/base/blue' } } },
  },
  {
    name: 'a component of a colour as a number',
    tokens: {
      base,
      own: { red: { $type: 'number', $value: { $ref: '#/base/blue/$value/components/0' } } },
    },
  },
  {
    name: 'components of another colour',
    tokens: {
      base,
      own: {
        deep: colorToken(
          srgb(
            { $ref: '#/base/blue/$value/components/0' },
            { $ref: '#/base/blue/$value/components/1' },
            0.5,
          ),
        ),
      },
    },
  },
  {
    name: 'the figure and the unit of a dimension',
    tokens: {
      base,
      own: {
        rem: length({ value: { $ref: '#/base/gap/$value/value' }, unit: 'rem' }),
        pxOf: length({ value: 3, unit: { $ref: '#/base/gap/$value/unit' } }),
      },
    },
  },
  {
    name: 'keys beside a pointer',
    tokens: { base, own: { sheer: colorToken({ $ref: '#/base/blue/$value', alpha: 0.25 }) } },
  },
  {
    name: 'names with spaces and slashes',
    tokens: {
      'brand colours': { 'my/blue': colorToken(srgb(0, 0, 1)) },
      own: {
        one: { $ref: '#/brand colours/my~1blue' },
        two: colorToken('{brand colours.my/blue}'),
      },
    },
    elsewhere: {
      'brand colours': { 'my/blue': colorToken(srgb(0, 0, 1)) },
      own: { one: colorToken(srgb(0, 0, 1)), two: colorToken(srgb(0, 0, 1)) },
    },
  },
  {
    name: 'a circle of aliases',
    tokens: {
      own: { a: colorToken('{own.b}'), b: colorToken('{own.c}'), c: colorToken('{own.a}') },
    },
    refused: ['token.value', /circle/],
  },
  {
    name: 'braces that name a group',
    tokens: { base, own: { a: colorToken('{base}') } },
    refused: ['token.value', /not a token/],
  },
  {
    name: 'braces that reach into a list',
    tokens: { base, own: { a: { $type: 'number', $value: '{base.blue.components.0}' } } },
    refused: ['token.value', /not a token/],
  },
  {
    name: 'a pointer to another type',
    tokens: { base, own: { a: { ...length('{base.blue}') } } },
    refused: ['token.value', /must be a dimension/],
  },
  {
    name: 'a pointer that leads nowhere',
    tokens: { base, own: { a: colorToken({ $ref: '#/base/red/$value' }) } },
    refused: ['token.value', /not a token/],
  },
  {
    name: 'a pointer into another file',
    tokens: { base, own: { a: colorToken({ $ref: 'other.json#/blue/$value' }) } },
    refused: ['token.pointer', /out of its file/],
  },
];

/** Names, groups that extend others, and what points where. */
export const referenceExamples: readonly FormatExample[] = [...named, ...extending, ...pointing];
