import { colorSpaces } from './color/spaces.ts';
import { writtenPattern } from './color/written/written.ts';
import { rangeText, type Range } from './contract/range.ts';
import { tokens } from './contract/tokens/index.ts';
import { isSolid, mapTokens } from './contract/tree.ts';
import { rootSize, type TokenType } from './contract/value.ts';
import { requiredKeys } from './manifest/manifest.ts';
import { templateSchema, textsSchema } from './manifest/files.ts';
import { furthest, mostItems, weightNames } from './resolve/read.ts';
import { familySchema, manifestSchema } from './manifest/schema.ts';
import { profileSchema } from './jurisdictions/profiles.ts';

type Json = Record<string, unknown>;

const reference = {
  type: 'string',
  pattern: '^\\{[a-zA-Z0-9.]+\\}$',
  description: 'An alias: {path.of.another.token}.',
};
const num = { type: 'number' };
const within = (minimum: number, maximum: number): Json => ({ type: 'number', minimum, maximum });
const measure = (value: Json, ...units: string[]): Json => ({
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value, unit: { enum: units } },
});
const dimension = measure(within(-2000, 2000), 'px', 'rem');
const colorObject = {
  type: 'object',
  required: ['colorSpace', 'components'],
  additionalProperties: false,
  properties: {
    colorSpace: { enum: Object.keys(colorSpaces) },
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
const writtenColor = {
  type: 'string',
  pattern: writtenPattern,
  description:
    'As CSS writes it: "#f7a8c4", "rgb(247 168 196 / 0.8)", "oklch(0.81 0.1 355)", "pink"; "livery migrate" turns it into an object that every tool reads.',
};
const color = { anyOf: [colorObject, writtenColor] };
const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });
const orAlias = (schema: Json): Json => ({ anyOf: [schema, ref('alias')] });
const list = (schema: Json, minItems = 1): Json => ({
  type: 'array',
  items: schema,
  minItems,
  maxItems: mostItems,
});
const oneOrMany = (schema: Json): Json => ({ anyOf: [schema, list(schema)] });
const layer = {
  type: 'object',
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  additionalProperties: false,
  properties: {
    color: orAlias(ref('color')),
    offsetX: measure(within(-furthest, furthest), 'px', 'rem'),
    offsetY: measure(within(-furthest, furthest), 'px', 'rem'),
    blur: measure(within(0, furthest), 'px', 'rem'),
    spread: measure(within(-furthest, furthest), 'px', 'rem'),
    inset: { type: 'boolean' },
  },
};

const stopsOf = (name: string): Json =>
  list(
    {
      type: 'object',
      required: ['color', 'position'],
      additionalProperties: false,
      properties: { color: orAlias(ref(name)), position: within(0, 1) },
    },
    2,
  );

const valueSchemas: Readonly<Record<TokenType, Json>> = {
  color,
  dimension,
  duration: measure(within(0, 60_000), 'ms', 's'),
  cubicBezier: {
    type: 'array',
    minItems: 4,
    maxItems: 4,
    prefixItems: [within(0, 1), within(-5, 5), within(0, 1), within(-5, 5)],
  },
  number: within(-10_000, 10_000),
  fontFamily: oneOrMany({ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$' }),
  fontWeight: { anyOf: [within(1, 1000), { enum: [...weightNames.keys()] }] },
  shadow: oneOrMany(layer),
  gradient: stopsOf('color'),
};

/** Colours and gradients that let nothing through. */
const solidSchemas: Json = {
  solidColor: {
    anyOf: [
      { ...colorObject, properties: { ...colorObject.properties, alpha: { const: 1 } } },
      writtenColor,
    ],
  },
  solidGradient: stopsOf('solidColor'),
};
const solidName = (type: TokenType): string => (type === 'color' ? 'solidColor' : 'solidGradient');

/** What a value must be besides being of its type; an editor says it before anybody asks the engine. */
function ranged(type: TokenType, { least, most, whole }: Range): Json {
  const part = (by: number): Json => within(least / by, most / by);
  if (type === 'dimension')
    return { anyOf: [measure(part(1), 'px'), measure(part(rootSize), 'rem')] };
  if (type === 'duration') return { anyOf: [measure(part(1), 'ms'), measure(part(1000), 's')] };
  if (type === 'cubicBezier') {
    const items = [within(0, 1), part(1), within(0, 1), part(1)];
    return { ...valueSchemas.cubicBezier, prefixItems: items };
  }
  if (type === 'fontWeight') {
    const names = [...weightNames].filter(([, weight]) => weight >= least && weight <= most);
    return { anyOf: [part(1), { enum: names.map(([name]) => name) }] };
  }
  return { ...part(1), ...(whole ? { type: 'integer' } : {}) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a token or a group may say beside its values. */
const said: Json = {
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
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
      required: ['$value'],
      additionalProperties: false,
      properties: {
        $type: { const: type },
        $value: orAlias(
          range ? ranged(type, range) : ref(node['isSolid'] ? solidName(type) : type),
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
      ...said,
      ...Object.fromEntries(
        Object.entries(node).map(([name, child]) => [name, group(child as Json)]),
      ),
    },
  };
};

function tokensSchema(): Json {
  const tree = mapTokens((path, { type, role, range }) => ({
    type,
    role,
    range,
    isSolid: isSolid(path),
  })) as unknown as Json;
  const schema = group(tree);
  const properties = { $schema: { type: 'string' }, ...(schema['properties'] as Json) };
  return {
    title: `Livery tokens: ${Object.keys(tokens).join(', ')}`,
    ...schema,
    properties,
    $defs: { ...valueSchemas, ...solidSchemas, alias: reference },
  };
}

/** The published schemas by file name, for editors and for tools of other people. */
export const schemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries({
      'manifest.json': {
        ...manifestSchema,
        // What a family may say for a merchant, a merchant without one says itself.
        anyOf: [
          { required: ['extends'] },
          { required: requiredKeys, properties: { brand: { required: ['action'] } } },
        ],
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
