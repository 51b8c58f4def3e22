import { endpoints, type Endpoint, type EndpointName } from '@livery/contract';
import { writeBody } from '../browser/bodies.ts';
import type { Sent } from '../browser/http.ts';
import { isValid, type Operation } from './judge.ts';
import { goodValue, oddValue, pick, spoil, type Dice } from './values.ts';

export interface FuzzedRequest {
  readonly sent: Sent;
  /** To be sealed and sent as the body. */
  readonly payload: unknown;
  /** The document itself says that this must be refused. */
  readonly isBad: boolean;
}

const SPOILED = 0.5;
/** Fields of the shape a part takes, or something else in their place. */
type Fields = Readonly<Record<string, unknown>>;

export function fuzzRequest(dice: Dice, operation: Operation): FuzzedRequest {
  const isSpoiled = dice() < SPOILED;
  const query = partOf(dice, operation, 'query', isSpoiled);
  const params = partOf(dice, operation, 'path', isSpoiled);
  const body = bodyOf(dice, operation, isSpoiled);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = asText(params.fields[name] ?? pick(dice, ['1', 'moon-orchard', 'x']));
    // A path whose part is empty or a dot is another path.
    return encodeURIComponent(/^\.{0,2}$/.test(value) ? 'x' : value.toWellFormed());
  });
  const search = new URLSearchParams(
    Object.entries(query.fields).map(([name, value]) => [name, asText(value).toWellFormed()]),
  );
  return {
    sent: {
      method: operation.method,
      path: search.size === 0 ? path : `${path}?${search}`,
      ...body.written,
      headers: { ...body.written.headers, ...headersOf(dice, operation, isSpoiled) },
    },
    payload: body.payload,
    isBad: query.isBad || params.isBad || body.isBad,
  };
}

/** Texts all: an address knows no other type. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function partOf(dice: Dice, { parameters }: Operation, where: string, isSpoiled: boolean) {
  const own = parameters.filter((one) => one.in === where && one.name !== undefined);
  const chosen = own.filter(({ required }) => required === true || dice() < 0.5);
  let isBad = false;
  const fields: Record<string, unknown> = {};
  for (const { name = '', schema = {} } of chosen) {
    const value = isSpoiled && dice() < 0.4 ? oddValue(dice) : goodValue(dice, schema);
    fields[name] = value;
    // Numbers and booleans arrive as text; only what stays text can be judged from here.
    const isText = 'type' in schema && schema.type === 'string';
    if (isText && !isValid(schema, asText(value).toWellFormed())) isBad = true;
  }
  if (isSpoiled && where === 'query' && dice() < 0.2) {
    fields['surprise'] = '1';
    isBad = true;
  }
  return { fields: fields as Fields, isBad };
}

function bodyOf(dice: Dice, operation: Operation, isSpoiled: boolean) {
  const endpoint: Endpoint = endpoints[operation.operationId as EndpointName];
  const content = operation.requestBody?.content;
  const schema = Object.values(content ?? {})[0]?.schema;
  const none = { written: { headers: {} }, payload: undefined, isBad: false };
  if (schema === undefined) return none;
  const sealed = operation['x-payload'];
  if (sealed !== undefined && dice() < 0.5) {
    const good = goodValue(dice, sealed);
    const payload = isSpoiled ? spoil(dice, good) : good;
    return { ...none, payload, isBad: !isValid(sealed, payload) };
  }
  if (isSpoiled && dice() < 0.15) {
    const raw = pick(dice, [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"a":1,"a":2}',
      '{"__proto__":{"x":1}}',
      '\ufeff{}',
    ]);
    return {
      written: { headers: { 'content-type': 'application/json' }, body: raw },
      payload: undefined,
      isBad: true,
    };
  }
  const { images: _, ...fields } = goodValue(dice, schema) as Record<string, unknown>;
  const value = isSpoiled ? spoil(dice, fields) : fields;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const type = endpoint.bodyType ?? 'json';
  // Forms carry texts only, so only JSON can be judged by the document.
  const isBad = type === 'json' && !isValid(schema, value);
  const files = endpoint.files !== undefined && dice() < 0.4 ? [pick(dice, pictures)] : [];
  const written =
    type === 'json'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
      : writeBody(endpoint, isObject ? value : {}, files);
  return { written, payload: undefined, isBad };
}

const pictures = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]),
  Buffer.from('<svg onload="alert(1)"/>'),
  Buffer.alloc(0),
];

function headersOf(dice: Dice, operation: Operation, isSpoiled: boolean) {
  const headers: Record<string, string> = {};
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key');
  if (takesKey && !(isSpoiled && dice() < 0.3)) {
    headers['idempotency-key'] = `fuzz-${Math.floor(dice() * 1e9)}`;
  }
  if (dice() < 0.3) headers['language'] = pick(dice, ['EN', 'TY', 'XX', '', 'en-US,en;q=0.9']);
  if (isSpoiled && dice() < 0.1)
    headers['x-request-id'] = pick(dice, ['', 'a b', 'x'.repeat(300), '"}']);
  if (isSpoiled && dice() < 0.1) headers['if-none-match'] = pick(dice, ['*', 'W/"x"', '""']);
  return headers;
}
