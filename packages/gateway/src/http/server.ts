import cookie from '@fastify/cookie';
import files from '@fastify/static';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../kernel/time/clock.ts';
import { openToNamed } from './guards/named-origins.ts';
import { requireSoundHead } from './guards/sound-head.ts';
import { readJson } from './bodies/json.ts';
import { requestLogs } from './request-log.ts';
import { envelopeErrors } from './replies/envelope.ts';
import { missing } from './missing.ts';
import { bodyTimes } from './load/bodies.ts';
import { shedLoad, type Load } from './load/overload.ts';
import { addSecurityHeaders } from './replies/security-headers.ts';
import { hostOf } from '../kernel/sites/host.ts';
import type { Site, Sites } from '../kernel/sites/sites.ts';

export interface ServerOptions {
  readonly sites: Sites;
  readonly clock: Clock;
  readonly logLevel: string;
  /** Proxies in front that may be believed about the client's address. */
  readonly proxyHops: number;
  /** In bytes; a route that takes pictures has a limit of its own. */
  readonly bodyLimit: number;
  readonly requestsAtOnce: number;
  readonly streamsAtOnce: number;
  readonly addressShare: number;
  readonly poolSize: number;
  /** Whose pages may call besides the site itself. */
  readonly origins?: readonly string[];
}

/** A head is a few hundred bytes: nobody needs longer for one. */
const HEAD_TIME = 5_000;
/** Between two looks at which of them are late; Node's own is half a minute. */
const LOOK_EVERY = 1_000;

export interface Server {
  readonly app: FastifyInstance;
  readonly load: Load;
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const { sites, clock, logLevel, proxyHops, bodyLimit, origins = [] } = options;
  const onError = envelopeErrors(clock);
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, serializers: { req: describeRequest, err: describeError } },
    logController: new LogController({ requestIdLogLabel: 'traceId' }),
    childLoggerFactory: requestLogs(logLevel),
    genReqId: traceId,
    bodyLimit,
    trustProxy: (_address, hop) => hop < proxyHops,
    http: { headersTimeout: HEAD_TIME, connectionsCheckingInterval: LOOK_EVERY },
    // The longest that any may take; most have much less (`load/bodies.ts`).
    requestTimeout: bodyTimes.upload,
    // Who comes while it closes is answered in the envelope (`load/drain.ts`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A HEAD must not run a GET that has an effect.
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // Before any hook.
    frameworkErrors: (error, request, reply) => {
      open(request, reply);
      onError(error, request, reply);
    },
  });
  app.addConstraintStrategy(siteStrategy(sites));
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => readJson(text),
  );
  app.setErrorHandler(onError);
  app.setNotFoundHandler(missing(sites, clock));
  addSecurityHeaders(app);
  // Before whatever may refuse: a page can read a refusal, too.
  const open = openToNamed(app, sites, origins);
  const load = shedLoad(app, { ...options, addressTurns: turnsOf(options) });
  app.addHook('onRequest', (request, _reply, done) => {
    requireSoundHead(request);
    done();
  });
  await app.register(cookie);
  // Adds `reply.sendFile`; which folder is decided request by request.
  await app.register(files, { root: import.meta.dirname, serve: false, preCompressed: true });
  return { app, load };
}

/** With all of its turns in work, an address leaves half of the connections to the others. */
const turnsOf = ({ addressShare, poolSize }: ServerOptions): number =>
  addressShare === 100 ? Number.POSITIVE_INFINITY : Math.max(2, Math.floor(poolSize / 2));

/** Routes added inside answer only on hosts of this kind. */
export async function onSite(
  app: FastifyInstance,
  kind: Site['kind'],
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.constraints = { ...route.constraints, site: kind };
    });
    add(scope);
  });
}

function siteStrategy(sites: Sites) {
  return {
    name: 'site',
    storage: () => {
      const handlers = new Map<string, unknown>();
      return {
        get: (kind: string) => handlers.get(kind) ?? null,
        set: (kind: string, handler: unknown) => void handlers.set(kind, handler),
      };
    },
    deriveConstraint: (request: IncomingMessage) => sites.find(request.headers.host).kind,
    validate: () => true,
  } as Parameters<FastifyInstance['addConstraintStrategy']>[0];
}

/** A caller's own id is kept if it is harmless in a log line. */
function traceId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** No query, no header, no body: any of them may hold a secret. */
function describeRequest(request: FastifyRequest) {
  const { name = '', port = '' } = hostOf(request.headers.host) ?? {};
  return { method: request.method, path: loggedPath(request), host: `${name}${port}` };
}

/** The pattern of the route; where that says nothing, the path without what may be a token. */
function loggedPath({ routeOptions, url }: FastifyRequest): string {
  const pattern = routeOptions.url ?? '*';
  if (!pattern.includes('*')) return pattern;
  const segments = url.replace(/[?#].*$/s, '').split('/');
  return segments.map((one) => (isPlain(one) ? one : '…')).join('/');
}

/** A word, or the name of a file. */
const isPlain = (segment: string): boolean =>
  /^([a-zA-Z-]{0,24}|\w{1,8})$/.test(segment) ||
  /^[\w-]{1,24}(\.[\w-]{1,12})?\.[a-z][a-z0-9]{1,4}$/.test(segment);

/** A driver's error carries rows and parameters; a log line must not. */
function describeError(error: Error & { code?: unknown }) {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    code: String(error.code ?? ''),
  };
}
