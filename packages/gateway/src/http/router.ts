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
import type { Clock } from '../kernel/time/clock.ts';
import { isGuest } from '../kernel/member-types.ts';
import type { UploadedPicture } from '../kernel/uploads/picture.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { Session } from '../kernel/session.ts';
import type { Services } from '../kernel/services.ts';
import { sessionProof } from './guards/session-cookie.ts';
import { acceptBodies, bodyLimitOf, readPictures } from './bodies/body.ts';
import {
  requireCaller,
  refuseBarred,
  refuseOldTerms,
  requireOwnPassword,
} from './guards/callers.ts';
import type { Encryption } from './encryption/encryption.ts';
import { sendSmall } from './replies/compressed.ts';
import { acceptedEnd } from './replies/envelope.ts';
import { requireOpen } from './guards/open-site.ts';
import { idempotencyKey, keyIfGiven } from './guards/idempotency-key.ts';
import { limits, type Limit } from './guards/limits.ts';
import { countForMember } from './guards/member-limits.ts';
import { requireMerchant } from './guards/merchant.ts';
import { requireSameOrigin } from './guards/origin.ts';
import { admitFrom, requireWork } from './guards/proof-of-work.ts';
import { prepare, Prepared } from './replies/prepared.ts';
import { Refusal } from '../kernel/refusal.ts';
import { shapeOf, type Shape } from './validate.ts';

export interface Call<N extends EndpointName> {
  readonly merchant: Merchant;
  readonly session: Endpoints[N]['caller'] extends 'public' ? Session | null : Session;
  readonly params: Params<N>;
  readonly query: Query<N>;
  readonly body: Body<N>;
  readonly payload: Payload<N>;
  readonly files: readonly UploadedPicture[];
  /** Of a call that takes one, and was sent one where it need not be; empty otherwise. */
  readonly key: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Reply<N> | Prepared<N>>;

export interface RouteOptions {
  /** What an address may do of it, counted before anything that it sends is read. */
  readonly from?: Limit<'address'> | undefined;
  /** Whether it ends in a hash of a password, which costs a core for a moment. */
  readonly hashes?: boolean;
}

export interface Router {
  <N extends EndpointName>(name: N, handler: Handler<N>, options?: RouteOptions): void;
  /** What the contract lists and nobody has added. */
  missing(): readonly EndpointName[];
}

/**
 * Turns an endpoint of the contract into a route. Who calls is settled before
 * the body is read; nothing reaches a handler that the schemas do not know,
 * and nothing leaves it that they do not promise.
 */
export function createRouter(
  app: FastifyInstance,
  services: Services,
  encryption: Encryption,
): Router {
  const added = new Set<EndpointName>();
  app.decorateRequest('caller', null);
  const route = <N extends EndpointName>(
    name: N,
    handler: Handler<N>,
    options: RouteOptions = {},
  ): void => {
    added.add(name);
    const endpoint: Endpoint = endpoints[name];
    const add = (scope: FastifyInstance) =>
      addRoute(scope, name, { ...options, endpoint, handler });
    if (endpoint.bodyType === undefined) add(app);
    else {
      void app.register(async (scope) => {
        acceptBodies(scope, endpoint, services.config.uploadLimit);
        add(scope);
      });
    }
  };

  const addRoute = <N extends EndpointName>(
    scope: FastifyInstance,
    name: N,
    { endpoint, from, hashes = false, handler }: Added<N>,
  ): void => {
    const shapes = shapesOf(endpoint);
    const doesAct = acts(endpoint);
    const bodyLimit = bodyLimitOf(endpoint, services.config.uploadLimit);
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { operation: name },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      onRequest: async (request) => {
        const caller = await callerOf(services, endpoint, request);
        if (caller.session !== null && writes(endpoint)) {
          await countForMember(services, 'writes', caller.merchant, caller.session);
        }
        if (hashes) await requireTurn(services, caller, request);
        await countAddress(services, endpoint, from, caller, request);
        request.caller = caller;
      },
      preHandler: async (request, reply) => {
        if (!hashes) return;
        const { merchant } = callerOn(request);
        // Meanwhile others may have come; and who only begins to send a body wants nothing yet.
        await requireTurn(services, { merchant }, request);
        reply.raw.once('close', services.passwords.expect(merchant.code));
      },
      handler: async (request, reply) => {
        const caller = callerOn(request);
        const parts = await readParts(shapes, services, encryption, caller, endpoint, request);
        // What the shapes checked is what `Call` promises for this name.
        const call = { ...caller, ...parts, request, reply } as unknown as Call<N>;
        const value = await (doesAct
          ? handler(call).finally(() => forgetFound(services, caller))
          : handler(call));
        if (endpoint.streams === true || endpoint.sheet === true) return reply;
        const prepared = value instanceof Prepared ? value : prepare(name, value);
        return send(request, reply, prepared, { clock: services.clock, mayShrink: !doesAct });
      },
    });
  };

  const missing = () =>
    (Object.keys(endpoints) as EndpointName[]).filter((name) => !added.has(name));
  return Object.assign(route, { missing });
}

function callerOn({ caller }: FastifyRequest): Caller {
  if (caller === null) throw new Error('a route ran before its caller was known');
  return caller;
}

/** Where many of a site want a hash, a stranger works for one, before anything is read or counted. */
async function requireTurn(
  services: Services,
  { merchant: { code } }: Pick<Caller, 'merchant'>,
  request: FastifyRequest,
): Promise<void> {
  if (services.passwords.isMuch(code)) await requireWork(services, code, request);
}

/** Reading what a stranger sends costs more than refusing it: what is sealed above all. */
async function countAddress(
  services: Services,
  { caller, request: { payload } }: Endpoint,
  from: Limit<'address'> | undefined,
  { merchant }: Caller,
  request: FastifyRequest,
): Promise<void> {
  const isSealed = caller === 'public' && payload !== undefined;
  const limit = from ?? (isSealed ? limits.sealedAddress : undefined);
  if (limit !== undefined) await admitFrom(services, limit, merchant.code, request);
}

/** What it did may have changed what is known of its caller. */
function forgetFound({ forgetSessions }: Services, { merchant, session }: Caller): void {
  if (session !== null) forgetSessions({ merchant: merchant.code, memberId: session.memberId });
}

interface Sending {
  readonly clock: Clock;
  /** What hands out a secret stays as it is: how small it gets may say something of it. */
  readonly mayShrink: boolean;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: Prepared,
  { clock, mayShrink }: Sending,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  else {
    reply.header('etag', prepared.tag);
    if (request.headers['if-none-match'] === prepared.tag) return reply.code(304).send();
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  const end = acceptedEnd(request.id, clock);
  const { opening } = prepared;
  return sendSmall(request, reply, {
    begun: mayShrink ? prepared.compressed : undefined,
    opening,
    end,
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Known before its body is read. */
    caller: Caller | null;
  }
}

interface Caller {
  readonly merchant: Merchant;
  readonly session: Session | null;
  readonly key: string;
}

async function callerOf(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const merchant = requireMerchant(services.sites, request);
  requireOpen(services, merchant, endpoint, request);
  requireSameOrigin(request, services.config.origins);
  const proof = sessionProof(request);
  const found =
    proof && (await services.identify(merchant, proof, services.clock(), !acts(endpoint)));
  if (found === 'replaced' && endpoint.caller !== 'public') throw new Refusal('session.replaced');
  const session = found === 'replaced' ? null : found;
  requireCaller(endpoint.caller, session);
  requireOwnPassword(endpoint, session);
  refuseBarred(endpoint, session);
  refuseOldTerms(endpoint, session);
  if (endpoint.planned === true) throw new Refusal('planned');
  if (endpoint.flag !== undefined && !services.states.hasFlag(merchant, endpoint.flag)) {
    throw new Refusal('permission.denied');
  }
  return { merchant, session, key: keyOf(endpoint, request) };
}

function keyOf({ idempotent, repeatable }: Endpoint, request: FastifyRequest): string {
  if (idempotent) return idempotencyKey(request);
  return repeatable === true ? keyIfGiven(request) : '';
}

/** Whether more comes of it than an answer: whose session it is, is then looked up anew. */
const acts = ({ method, name, streams }: Endpoint): boolean =>
  method !== 'GET' || streams === true || name === 'launch' || name === 'launchFacebook';

interface Added<N extends EndpointName> extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handler: Handler<N>;
}

/** Leaving is never one thing too many. */
const writes = ({ name, method }: Endpoint): boolean => method !== 'GET' && name !== 'logout';

const noQuery = Type.Object({}, { additionalProperties: false });

interface Shapes {
  readonly params: Shape<TSchema> | undefined;
  readonly query: Shape<TSchema>;
  readonly body: Shape<TSchema> | undefined;
  readonly payload: Shape<TSchema> | undefined;
}

function shapesOf({ request }: Endpoint): Shapes {
  return {
    params: request.params && shapeOf(request.params, 'text'),
    query: shapeOf(request.query ?? noQuery, 'text'),
    body: request.body && shapeOf(request.body, 'json'),
    payload: request.payload && shapeOf(request.payload, 'json'),
  };
}

async function readParts(
  shapes: Shapes,
  { uploads }: Services,
  encryption: Encryption,
  { merchant, session }: Caller,
  endpoint: Endpoint,
  request: FastifyRequest,
) {
  const params: unknown = shapes.params?.require(request.params);
  const query: unknown = shapes.query.require(request.query);
  const admitFiles = async (leastBytes: number) => {
    if (session === null || isGuest(session.type)) throw new Refusal('trial.forbidden');
    await uploads.admit({ merchant: merchant.code, memberId: session.memberId }, leastBytes);
  };
  const given =
    endpoint.bodyType === 'multipart'
      ? await readPictures(request, admitFiles)
      : { body: request.body ?? {}, files: [] };
  const body: unknown = shapes.body?.require(given.body);
  const files =
    session === null || given.files.length === 0
      ? []
      : await uploads[endpoint.sealsFiles === true ? 'draw' : 'take'](
          { merchant: merchant.code, memberId: session.memberId },
          given.files,
        );
  if (shapes.payload === undefined) return { params, query, body, payload: undefined, files };
  const header = request.headers['encryption'];
  const opened = await encryption.open(
    (body as { data: string }).data,
    Array.isArray(header) ? header[0] : header,
    { merchant: merchant.code, method: endpoint.method, path: endpoint.path },
  );
  const payload: unknown = shapes.payload.require(opened);
  return { params, query, body, payload, files };
}
