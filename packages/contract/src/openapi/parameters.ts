import type { TSchema } from 'typebox';
import type { Endpoint } from '../endpoints.ts';
import { plain } from './plain.ts';

/** The path as OpenAPI writes it: `/wps/game/{nodeId}/info`. */
export const templateOf = ({ path }: Pick<Endpoint, 'path'>): string =>
  path.replaceAll(/:(\w+)/g, '{$1}');

export const header = (name: string, required: boolean, description: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

const MAY_REPEAT =
  'A token of Firebase works once; under the same key its sender may send it again.';

export function parametersOf(endpoint: Endpoint): unknown[] {
  const { path, request, idempotent, repeatable, encrypted } = endpoint;
  return [
    { $ref: '#/components/parameters/Merchant' },
    { $ref: '#/components/parameters/Language' },
    ...(idempotent ? [header('Idempotency-Key', true, 'The same key acts once.')] : []),
    ...(repeatable ? [header('Idempotency-Key', false, MAY_REPEAT)] : []),
    ...(encrypted ? [header('Encryption', true, '`jwe;kid=<kid>`')] : []),
    ...inPath(path, request.params),
    ...inQuery(request.query),
  ];
}

/** A planned operation has no schema yet, but what its path leaves open is a text. */
function inPath(path: string, schema: TSchema | undefined) {
  const { properties } = fieldsOf(schema);
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: properties[name] ?? { type: 'string' },
  }));
}

function inQuery(schema: TSchema | undefined) {
  const { properties, required = [] } = fieldsOf(schema);
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }));
}

interface Fields {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

function fieldsOf(schema: TSchema | undefined): Fields {
  return schema === undefined ? { properties: {} } : (plain(schema) as Fields);
}
