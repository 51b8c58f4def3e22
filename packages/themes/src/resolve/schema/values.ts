import { colorSpaces } from '../../color/spaces/spaces.ts';
import { writtenPattern } from '../../color/written/written.ts';
import type { Range } from '../../contract/range.ts';
import { rootSize, type TokenType } from '../../contract/value.ts';
import { mostItems } from '../values/parts.ts';
import { furthest, weightNames } from '../values/values.ts';

export type Json = Record<string, unknown>;

export const alias = {
  type: 'string',
  pattern: '^\\{[^{}]+\\}$',
  description: 'Another token, whole: {path.of.another.token}.',
};
export const pointer = {
  type: 'string',
  pattern: '^#/.+',
  description:
    'A JSON pointer to another token or to a part of its value: "#/palette/blue/$value/alpha".',
};
/** A pointer in place of a value; keys beside it take the place of those it leads to. */
export const pointing = {
  type: 'object',
  required: ['$ref'],
  properties: { $ref: pointer },
};
export const ref = (name: string): Json => ({ $ref: `#/$defs/${name}` });
const num = { type: 'number' };
const within = (minimum: number, maximum: number): Json => ({ type: 'number', minimum, maximum });
const orPointer = (schema: Json): Json => ({ anyOf: [schema, ref('pointing')] });
const measure = (value: Json, ...units: string[]): Json => ({
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value: orPointer(value), unit: orPointer({ enum: units }) },
});
const dimension = measure(within(-2000, 2000), 'px', 'rem');
const colorObject = {
  type: 'object',
  required: ['colorSpace', 'components'],
  additionalProperties: false,
  properties: {
    colorSpace: orPointer({ enum: Object.keys(colorSpaces) }),
    components: orPointer({
      type: 'array',
      minItems: 3,
      maxItems: 3,
      items: { anyOf: [num, { const: 'none' }, ref('pointing')] },
    }),
    alpha: orPointer(within(0, 1)),
    hex: orPointer({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  },
};
const writtenColor = {
  type: 'string',
  pattern: writtenPattern,
  description:
    'As CSS writes it: "#f7a8c4", "rgb(247 168 196 / 0.8)", "oklch(0.81 0.1 355)", "pink"; "livery migrate" turns it into an object that every tool reads.',
};
const color = { anyOf: [colorObject, writtenColor] };
export const orReference = (schema: Json): Json => ({
  anyOf: [schema, ref('alias'), ref('pointing')],
});
const list = (schema: Json, minItems = 1): Json => ({
  type: 'array',
  items: schema,
  minItems,
  maxItems: mostItems,
});
const oneOrMany = (schema: Json): Json => ({
  anyOf: [schema, list(orReference(schema))],
});
const layer = {
  type: 'object',
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  additionalProperties: false,
  properties: {
    color: orReference(ref('color')),
    offsetX: orReference(measure(within(-furthest, furthest), 'px', 'rem')),
    offsetY: orReference(measure(within(-furthest, furthest), 'px', 'rem')),
    blur: orReference(measure(within(0, furthest), 'px', 'rem')),
    spread: orReference(measure(within(-furthest, furthest), 'px', 'rem')),
    inset: orPointer({ type: 'boolean' }),
  },
};

const stopsOf = (name: string): Json =>
  list(
    {
      type: 'object',
      required: ['color', 'position'],
      additionalProperties: false,
      properties: { color: orReference(ref(name)), position: orReference(within(0, 1)) },
    },
    2,
  );

export const valueSchemas: Readonly<Record<TokenType, Json>> = {
  color,
  dimension,
  duration: measure(within(0, 60_000), 'ms', 's'),
  cubicBezier: {
    type: 'array',
    minItems: 4,
    maxItems: 4,
    prefixItems: [within(0, 1), within(-5, 5), within(0, 1), within(-5, 5)].map(orReference),
  },
  number: within(-10_000, 10_000),
  fontFamily: oneOrMany({ type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$' }),
  fontWeight: { anyOf: [within(1, 1000), { enum: [...weightNames.keys()] }] },
  shadow: oneOrMany(layer),
  gradient: stopsOf('color'),
};

/** Colours and gradients that let nothing through. */
export const solidSchemas: Json = {
  solidColor: {
    anyOf: [
      { ...colorObject, properties: { ...colorObject.properties, alpha: orPointer({ const: 1 }) } },
      writtenColor,
    ],
  },
  solidGradient: stopsOf('solidColor'),
};
export const solidName = (type: TokenType): string =>
  type === 'color' ? 'solidColor' : 'solidGradient';

/** What a value must be besides being of its type; an editor says it before anybody asks the engine. */
export function rangedSchema(type: TokenType, { least, most, whole }: Range): Json {
  const part = (by: number): Json => within(least / by, most / by);
  if (type === 'dimension')
    return { anyOf: [measure(part(1), 'px'), measure(part(rootSize), 'rem')] };
  if (type === 'duration') return { anyOf: [measure(part(1), 'ms'), measure(part(1000), 's')] };
  if (type === 'cubicBezier') {
    const items = [within(0, 1), part(1), within(0, 1), part(1)].map(orReference);
    return { ...valueSchemas.cubicBezier, prefixItems: items };
  }
  if (type === 'fontWeight') {
    const names = [...weightNames].filter(([, weight]) => weight >= least && weight <= most);
    return { anyOf: [part(1), { enum: names.map(([name]) => name) }] };
  }
  return { ...part(1), ...(whole ? { type: 'integer' } : {}) };
}
