import {
  endpoints,
  type Body,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type Params,
  type Payload,
  type Query,
  type Reply,
} from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { TSchema } from 'typebox';
import type { Merchant } from '../merchants.ts';
import type { Session } from '../modules/session/store.ts';
import type { Platform } from '../platform.ts';
import { authenticate } from './auth.ts';
import type { Encryption } from './encryption.ts';
import { accepted } from './envelope.ts';
import { requireMerchant } from './merchant.ts';
import { requireSameOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import { shapeOf, type Shape } from './validate.ts';

interface Call<N extends EndpointName> {
  readonly merchant: Merchant;
  readonly session: Endpoints[N]['caller'] extends 'member' ? Session : Session | null;
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  readonly payload: Payload<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Reply<N>>;
export type Router = <N extends EndpointName>(name: N, handler: Handler<N>) => void;

/**
 * Turns an endpoint of the contract into a route. Who calls is settled before
 * the body is read; nothing reaches a handler that the schemas do not know,
 * and nothing leaves it that they do not promise.
 */
export function createRouter(
  app: FastifyInstance,
  platform: Platform,
  encryption: Encryption,
): Router {
  return (name, handler) => {
    const endpoint: Endpoint = endpoints[name];
    const shapes = shapesOf(endpoint);
    const callers = new WeakMap<FastifyRequest, Caller>();
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        callers.set(request, await identify(platform, endpoint, request));
      },
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (caller === undefined) throw new Error('a route ran before its caller was known');
        const parts = await readParts(shapes, encryption, caller, endpoint, request);
        // What the shapes checked is what `Call` promises for this name.
        const call = { ...caller, ...parts, request, reply } as unknown as Call<typeof name>;
        const value = await handler(call);
        if (!shapes.reply.check(value)) {
          throw new Error(`the reply of ${name} is not what the contract promises`);
        }
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        else if (isUnchanged(request, reply, value)) return reply.code(304).send();
        return accepted(value, request.id, platform.clock);
      },
    });
  };
}

/** The tag is of the value alone: the envelope around it differs every time. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, value: unknown): boolean {
  const tag = `W/"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`;
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag;
}

interface Caller {
  readonly merchant: Merchant;
  readonly session: Session | null;
}

async function identify(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const merchant = requireMerchant(platform.sites, request);
  requireSameOrigin(request);
  const session = await authenticate(platform.db, merchant, request, platform.clock());
  if (session === null && endpoint.caller === 'member') throw new Refusal('auth.required');
  return { merchant, session };
}

interface Shapes {
  readonly params: Shape<TSchema> | undefined;
  readonly query: Shape<TSchema> | undefined;
  readonly body: Shape<TSchema> | undefined;
  readonly payload: Shape<TSchema> | undefined;
  readonly reply: Shape<TSchema>;
}

function shapesOf({ request, reply }: Endpoint): Shapes {
  return {
    params: request.params && shapeOf(request.params, 'text'),
    query: request.query && shapeOf(request.query, 'text'),
    body: request.body && shapeOf(request.body, 'json'),
    payload: request.payload && shapeOf(request.payload, 'json'),
    reply: shapeOf(reply, 'json'),
  };
}

async function readParts(
  shapes: Shapes,
  encryption: Encryption,
  { merchant }: Caller,
  endpoint: Endpoint,
  request: FastifyRequest,
) {
  const params: unknown = shapes.params?.require(request.params);
  const query: unknown = shapes.query?.require(request.query);
  const body: unknown = shapes.body?.require(request.body ?? {});
  if (shapes.payload === undefined) return { params, query, body, payload: undefined };
  const header = request.headers['encryption'];
  const opened = await encryption.open(
    (body as { data: string }).data,
    Array.isArray(header) ? header[0] : header,
    { merchant: merchant.code, method: endpoint.method, path: endpoint.path },
  );
  const payload: unknown = shapes.payload.require(opened);
  return { params, query, body, payload };
}
