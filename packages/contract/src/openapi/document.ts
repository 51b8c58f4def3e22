import { Type, type TSchema } from 'typebox';
import type { CallerKind } from '../base/endpoint.ts';
import { envelopeOf } from '../base/envelope.ts';
import { endpoints, type Endpoint } from '../endpoints.ts';
import { commonErrors, errorCatalogue, type ErrorCode } from '../errors.ts';
import { introduction, servers } from './introduction.ts';
import { groupOf, groups } from './groups.ts';
import { header, parametersOf, templateOf } from './parameters.ts';
import { plain } from './plain.ts';

/** The contract as an OpenAPI 3.1 document; its schemas are JSON Schema already. */
export function openApiDocument() {
  const all: readonly Endpoint[] = Object.values(endpoints);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of all) {
    const path = templateOf(endpoint);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Livery platform',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: introduction,
    },
    servers,
    tags: groups.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: { Refusal: plain(envelopeOf(Type.Unknown())) },
      responses: {
        Refused: { description: `Any operation: ${commonErrors.join(', ')}`, content: refusal },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        token: { type: 'http', scheme: 'bearer', description: 'Bound to the session’s cookie.' },
      },
      parameters: {
        Merchant: header('Merchant', true, 'The site’s code; it must be the host’s own.'),
        Language: header('Language', false, 'The site’s code of a language: EN, TY.'),
      },
    },
  } as const;
}

const said: Readonly<Record<CallerKind, string>> = {
  public: 'Anybody',
  member: 'Whoever is signed in',
  registered: 'Members, but no guests of free play',
  player: 'Members of types 0, 1 and 2',
  agent: 'Those with an agent centre',
  nonAgent: 'Members without an agent centre',
};

function operation(endpoint: Endpoint) {
  const { id, name, caller, about, flag, planned } = endpoint;
  const notes = [
    `${said[caller]}.`,
    ...(flag === undefined ? [] : [`Only where ${flag} is on.`]),
    ...(endpoint.encrypted ? ['The body is a JWE of the payload below.'] : []),
    ...(planned === true ? ['Planned: answered with 501.'] : []),
  ];
  return {
    operationId: name,
    summary: about,
    description: notes.join(' '),
    tags: [groupOf(endpoint)?.name ?? 'Other'],
    'x-id': id,
    'x-caller': caller,
    ...(planned === true ? { 'x-planned': true } : {}),
    ...(endpoint.encrypted && endpoint.request.payload !== undefined
      ? { 'x-payload': plain(endpoint.request.payload) }
      : {}),
    security: caller === 'public' ? [] : [{ session: [], token: [] }],
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf({ request, bodyType = 'json', files, sealsFiles }: Endpoint) {
  if (request.body === undefined) return {};
  const schema = plain(request.body) as { properties: object };
  const types = sealsFiles === true ? 'image/png, image/jpeg, image/webp' : 'image/png, image/jpeg';
  const picture = { type: 'string', contentMediaType: types };
  const whole =
    files === undefined
      ? schema
      : {
          ...schema,
          properties: {
            ...schema.properties,
            images: { type: 'array', maxItems: files, items: picture },
          },
        };
  return {
    requestBody: { required: true, content: { [mediaTypes[bodyType]]: { schema: whole } } },
  };
}

function goodResponse({ streams, sheet, about, reply }: Endpoint): object {
  if (streams === true) {
    return { description: 'Events, one after another.', content: { 'text/event-stream': {} } };
  }
  if (sheet === true) return { description: about, content: { 'text/csv': {} } };
  return { description: about, content: json(envelopeOf(reply)) };
}

function responsesOf(endpoint: Endpoint) {
  const good = goodResponse(endpoint);
  const own = codesOf(endpoint).filter((code) => !common.has(code));
  const byStatus = Map.groupBy(own, (code) => errorCatalogue[code].status);
  const refusals = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: endpoint.failure === undefined ? refusal : json(envelopeOf(endpoint.failure)),
      },
    ]);
  return Object.fromEntries([
    ...(endpoint.planned === true ? [] : [[200, good]]),
    ...refusals,
    ...['4XX', 'default'].map((others) => [others, { $ref: '#/components/responses/Refused' }]),
  ]) as object;
}

const common: ReadonlySet<ErrorCode> = new Set(commonErrors);

/** The usual one, whose value is nothing in particular; written once. */
const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** What an operation may be refused with, all told. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  const { caller, errors, encrypted, idempotent, flag, beforeNewPassword, whileBarred, streams } =
    endpoint;
  return [
    ...new Set<ErrorCode>([
      ...commonErrors,
      ...(caller === 'public' ? [] : (['auth.required', 'session.replaced'] as const)),
      ...(caller === 'public' || beforeNewPassword === true
        ? []
        : (['password.change_required'] as const)),
      ...(caller === 'public' || whileBarred === true
        ? []
        : ([
            'rg.timeout',
            'rg.excluded',
            'rg.on_register',
            'rg.register_silent',
            'rg.under_age',
          ] as const)),
      ...(caller === 'public' || whileBarred === true || streams === true
        ? []
        : (['terms.changed'] as const)),
      ...(caller === 'registered' || caller === 'player' ? (['trial.forbidden'] as const) : []),
      ...(caller === 'player' ? (['type.rejected'] as const) : []),
      ...(caller === 'agent' || caller === 'nonAgent' || flag !== undefined
        ? (['permission.denied'] as const)
        : []),
      ...(encrypted ? (['encryption.invalid'] as const) : []),
      ...(idempotent ? (['idempotency.mismatch', 'idempotency.in_progress'] as const) : []),
      ...errors,
    ]),
  ];
}

const json = (schema: TSchema) => ({ 'application/json': { schema: plain(schema) } });
