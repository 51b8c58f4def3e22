import { length, pxOf, type FormatExample } from './example.ts';

const inFile = (name: string) => ({
  [name]: {
    sources: [
      { own: { gap: length(pxOf(1)) } },
      { own: { gap: length(pxOf(2)), far: length('{own.gap}') } },
    ],
  },
});
const themed = {
  theme: { default: 'dark', contexts: { dark: [{ own: { gap: length(pxOf(3)) } }], light: [] } },
};

const inContext = (sources: readonly object[]) => ({
  version: '2025.10',
  sets: inFile('base'),
  modifiers: {
    theme: {
      default: 'light',
      contexts: { light: sources, dark: [...sources, { own: { far: length(pxOf(8)) } }] },
    },
  },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
});

/** Resolver documents, read for both modes. */
export const resolverExamples: readonly FormatExample[] = [
  {
    name: 'sources of which the last counts',
    tokens: {
      version: '2025.10',
      sets: inFile('base'),
      resolutionOrder: [{ $ref: '#/sets/base' }],
    },
  },
  {
    name: 'a modifier over a set, and aliases that follow',
    tokens: {
      name: 'All',
      version: '2025.10',
      sets: inFile('base'),
      modifiers: themed,
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
  },
  {
    name: 'a set in a context, and an order of its own',
    tokens: inContext([{ $ref: '#/sets/base' }]),
    elsewhere: inContext(inFile('base').base?.sources ?? []),
  },
  {
    name: 'a set that stands in the order',
    tokens: {
      version: '2025.10',
      resolutionOrder: [
        { type: 'set', name: 'Size', sources: [{ own: { gap: length(pxOf(4)) } }] },
      ],
    },
  },
  {
    name: 'a modifier of something else',
    tokens: {
      version: '2025.10',
      sets: inFile('base'),
      modifiers: { size: { contexts: { small: [], large: [] } } },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/size' }],
    },
    refused: ['token.resolver', /between dark and light/],
  },
  {
    name: 'a set in another file',
    tokens: {
      version: '2025.10',
      sets: { base: { sources: [{ $ref: 'size.json' }] } },
      resolutionOrder: [{ $ref: '#/sets/base' }],
    },
    refused: ['token.resolver', /out of this file/],
  },
  {
    name: 'a pointer to an item of the order',
    tokens: {
      version: '2025.10',
      sets: { base: { sources: [{ $ref: '#/resolutionOrder/0' }] } },
      resolutionOrder: [{ $ref: '#/sets/base' }],
    },
    refused: ['token.resolver', /cannot be pointed at/],
  },
  {
    name: 'an older version',
    tokens: {
      version: '2024.01',
      sets: inFile('base'),
      resolutionOrder: [{ $ref: '#/sets/base' }],
    },
    refused: ['token.resolver', /version/],
  },
];
