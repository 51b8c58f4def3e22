import { tokens } from './contract/tokens/index.ts';
import { mapTokens } from './contract/tree.ts';
import type { TokenType } from './contract/value.ts';
import { requiredKeys } from './manifest/manifest.ts';
import { templateSchema, textsSchema } from './manifest/files.ts';
import { familySchema, manifestSchema } from './manifest/schema.ts';
import { profileSchema } from './jurisdictions/profiles.ts';

type Json = Record<string, unknown>;

const reference = {
  type: 'string',
  pattern: '^\\{[a-zA-Z0-9.]+\\}$',
  description: 'An alias: {path.of.another.token}.',
};
const num = { type: 'number' };
const dimension = {
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value: num, unit: { enum: ['px', 'rem'] } },
};
const color = {
  type: 'object',
  required: ['colorSpace', 'components'],
  additionalProperties: false,
  properties: {
    colorSpace: { enum: ['srgb', 'oklch', 'display-p3', 'hsl'] },
    components: {
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: { anyOf: [num, { const: 'none' }] },
    },
    alpha: { type: 'number', minimum: 0, maximum: 1 },
    hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  },
};
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });
const orAlias = (schema: Json): Json => ({ anyOf: [schema, ref('alias')] });
const oneOrMany = (schema: Json): Json => ({ anyOf: [schema, { type: 'array', items: schema }] });
const layer = {
  type: 'object',
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  properties: {
    color: orAlias(ref('color')),
    offsetX: ref('dimension'),
    offsetY: ref('dimension'),
    blur: ref('dimension'),
    spread: ref('dimension'),
    inset: { type: 'boolean' },
  },
};

const valueSchemas: Readonly<Record<TokenType, Json>> = {
  color,
  dimension,
  duration: {
    type: 'object',
    required: ['value', 'unit'],
    properties: { value: num, unit: { enum: ['ms', 's'] } },
  },
  cubicBezier: { type: 'array', minItems: 4, maxItems: 4, items: num },
  number: num,
  fontFamily: oneOrMany({ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$' }),
  fontWeight: { anyOf: [{ type: 'number', minimum: 1, maximum: 1000 }, { type: 'string' }] },
  shadow: oneOrMany(layer),
  gradient: {
    type: 'array',
    items: {
      type: 'object',
      required: ['color', 'position'],
      properties: { color: orAlias(ref('color')), position: num },
    },
  },
};

/** Wraps every group of the tree in what JSON Schema wants around properties. */
const group = (node: Json): Json => {
  if (node['role'] !== undefined) {
    const type = node['type'] as TokenType;
    return {
      type: 'object',
      description: node['role'],
      required: ['$value'],
      additionalProperties: false,
      properties: {
        $type: { const: type },
        $value: orAlias(ref(type)),
        $description: { type: 'string' },
      },
    };
  }
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      $type: { type: 'string' },
      $description: { type: 'string' },
      ...Object.fromEntries(
        Object.entries(node).map(([name, child]) => [name, group(child as Json)]),
      ),
    },
  };
};

function tokensSchema(): Json {
  const tree = mapTokens((_path, { type, role }) => ({ type, role })) as unknown as Json;
  const schema = group(tree);
  const properties = { $schema: { type: 'string' }, ...(schema['properties'] as Json) };
  return {
    title: `Livery tokens: ${Object.keys(tokens).join(', ')}`,
    ...schema,
    properties,
    $defs: { ...valueSchemas, alias: reference },
  };
}

/** The published schemas by file name, for editors and for tools of other people. */
export const schemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries({
      'manifest.json': {
        ...manifestSchema,
        // What a family may say for a merchant, a merchant without one says itself.
        if: { not: { required: ['extends'] } },
        then: { required: requiredKeys },
      },
      'family.json': familySchema,
      'jurisdiction.json': profileSchema,
      'template.json': templateSchema,
      'texts.json': textsSchema,
      'tokens.json': tokensSchema(),
    }).map(([name, schema]) => [
      name,
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        ...(JSON.parse(JSON.stringify(schema)) as Json),
      },
    ]),
  );
