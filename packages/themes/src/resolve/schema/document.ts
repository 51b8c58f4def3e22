import { pointer, ref, type Json } from './values.ts';

const words: Json = { type: 'string' };
const beside: Json = { description: words, $extensions: { type: 'object' } };
const closed = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const sources: Json = {
  type: 'array',
  items: {
    anyOf: [closed({ $ref: { ...pointer, pattern: '^#/sets/[^/]+$' } }, ['$ref']), ref('tree')],
  },
};
const set: Json = { ...beside, sources };
const modifier: Json = {
  ...beside,
  contexts: closed({ dark: sources, light: sources }, ['dark', 'light']),
  default: { enum: ['dark', 'light'] },
};
const named = (type: string): Json => ({ type: { const: type }, name: words });
const mapOf = (schema: Json): Json => ({ type: 'object', additionalProperties: schema });

/** A resolver document: sets of tokens, what the mode changes, and the order in which they count. */
export const documentSchema: Json = closed(
  {
    $schema: words,
    $extensions: { type: 'object' },
    $defs: { type: 'object' },
    name: words,
    version: { const: '2025.10' },
    description: words,
    sets: mapOf(closed(set, ['sources'])),
    modifiers: mapOf(closed(modifier, ['contexts'])),
    resolutionOrder: {
      type: 'array',
      minItems: 1,
      description: 'What counts, the last the most.',
      items: {
        anyOf: [
          closed({ ...beside, $ref: { ...pointer, pattern: '^#/(sets|modifiers)/[^/]+$' } }, [
            '$ref',
          ]),
          closed({ ...set, ...named('set') }, ['type', 'name', 'sources']),
          closed({ ...modifier, ...named('modifier') }, ['type', 'name', 'contexts']),
        ],
      },
    },
  },
  ['version', 'resolutionOrder'],
);
