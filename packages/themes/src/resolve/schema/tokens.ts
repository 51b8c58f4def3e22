import { rangeText, type Range } from '../../contract/range.ts';
import { tokens } from '../../contract/tokens/index.ts';
import { isSolid, mapTokens } from '../../contract/tree.ts';
import { compositeTypes, type TokenType } from '../../contract/value.ts';
import { documentSchema } from './document.ts';
import {
  alias,
  orReference,
  pointer,
  pointing,
  rangedSchema,
  ref,
  solidName,
  solidSchemas,
  valueSchemas,
  type Json,
} from './values.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a token or a group may say beside its values. */
const said: Json = {
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

const extending: Json = {
  anyOf: [alias, pointer],
  description: 'The group that this one begins as; what it says itself comes over it.',
};

/** Wraps every group of the tree in what JSON Schema wants around properties. */
const group = (node: Json): Json => {
  if (node['role'] !== undefined) {
    const type = node['type'] as TokenType;
    const range = node['range'] as Range | undefined;
    return {
      type: 'object',
      description: range
        ? `${String(node['role'])} ${capital(rangeText(type, range))}.`
        : node['role'],
      anyOf: [{ required: ['$value'] }, { required: ['$ref'] }],
      additionalProperties: false,
      properties: {
        $type: { const: type },
        $ref: pointer,
        $value: orReference(
          range ? rangedSchema(type, range) : ref(node['isSolid'] ? solidName(type) : type),
        ),
        ...said,
      },
    };
  }
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      $type: { type: 'string' },
      $ref: pointer,
      $extends: extending,
      ...said,
      ...Object.fromEntries(
        Object.entries(node).map(([name, child]) => [name, group(child as Json)]),
      ),
    },
  };
};

const types: Json = { enum: [...Object.keys(valueSchemas), ...compositeTypes] };

/** Tokens and groups of the brand’s own, which are there to be pointed at. */
const ownSchema: Json = {
  type: 'object',
  description: 'A token or a group of the brand’s own: no site draws it, others point at it.',
  properties: {
    $type: types,
    $value: true,
    $ref: pointer,
    $extends: extending,
    $root: ref('own'),
    ...said,
  },
  patternProperties: { '^[^$.{}][^.{}]*$': ref('own') },
  additionalProperties: false,
};

/** What `tokens.json` may be: a tree of tokens, or a resolver document of such trees. */
export function tokensSchema(): Json {
  const tree = mapTokens((path, { type, role, range }) => ({
    type,
    role,
    range,
    isSolid: isSolid(path),
  })) as unknown as Json;
  const { additionalProperties: _none, properties, ...schema } = group(tree);
  return {
    title: `Livery tokens: ${Object.keys(tokens).join(', ')}`,
    anyOf: [ref('tree'), ref('document')],
    $defs: {
      tree: {
        ...schema,
        properties: { $schema: { type: 'string' }, ...(properties as Json) },
        // Groups of the contract are held to it by their names; what is left is the brand’s own.
        additionalProperties: ref('own'),
        propertyNames: { pattern: '^([^$.{}][^.{}]*|\\$[a-zA-Z]+)$' },
      },
      own: ownSchema,
      document: documentSchema,
      ...valueSchemas,
      ...solidSchemas,
      alias,
      pointing,
    },
  };
}
