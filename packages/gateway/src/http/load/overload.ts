import { endpoints, type Endpoint } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Sites } from '../../kernel/sites/sites.ts';
import { addressSubject } from '../guards/networks.ts';
import { announcesBody, Bodies, bodyTimes, type BodyTimes } from './bodies.ts';
import { drainable } from './drain.ts';
import { LOOK, nextLimit, watchWork } from './adaptive-limit.ts';
import { ConcurrencyLimits, type Full, type Holder, type Most } from './concurrency-limits.ts';
import { AbandonedBodies } from './abandoned-bodies.ts';
import { later, Shed } from './shed.ts';
import { limitSockets } from './sockets.ts';
import { AddressQueue } from './address-queue.ts';

/** Asked for by balancers and by who looks after the gateway, above all when it is busy. */
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics']);

/** What one site may hold of everything, in hundredths; where there is one site, it is everything. */
const SITE_SHARE = 80;
/** For each request that may run, bodies that may be on their way, and sockets that may be open. */
const BODIES = 0.5;
const SOCKETS = 25;

const LOOK_EVERY = 1_000;
/** Nothing that was begun works longer: the database's own limit is shorter. */
const LONGEST_WORK = 15_000;

const streaming = new Set(
  Object.values(endpoints)
    .filter((endpoint: Endpoint) => endpoint.streams === true)
    .map(({ path }: Endpoint) => path),
);

export interface LoadLimits {
  readonly sites: Sites;
  readonly requestsAtOnce: number;
  readonly streamsAtOnce: number;
  /** What one address may hold of everything, in hundredths. */
  readonly addressShare: number;
  /** Of the requests of one address, those that are in work at once. */
  readonly addressTurns: number;
  /** Behind a proxy every socket is the proxy's. */
  readonly proxyHops: number;
  readonly bodyTimes?: BodyTimes;
}

export interface Load {
  readonly running: number;
  readonly arriving: number;
  readonly streams: number;
  /** Requests of one address that are in work at once now. */
  readonly turns: number;
  readonly isDraining: boolean;
  /** What was turned away since the start, by what and why. */
  readonly shed: ReadonlyMap<string, number>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where it is not counted. */
    held: Held | null;
  }
}

interface Held {
  readonly holder: Holder;
  /** Where it is counted now; nowhere once it is answered. */
  places: ConcurrencyLimits | undefined;
  hasTurn: boolean;
  isOver: boolean;
}

/** Beyond what can be served in time, a quick "later" is better than a slow failure (ADR 43). */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): Load {
  const { sites, requestsAtOnce, streamsAtOnce, addressShare, addressTurns, proxyHops } = limits;
  const mostOf = (all: number): Most => ({
    all,
    address: share(all, addressShare),
    // Sites come and go.
    get site() {
      return sites.merchants.length > 1 ? share(all, SITE_SHARE) : all;
    },
  });
  const shed = new Shed();
  const running = new ConcurrencyLimits(mostOf(requestsAtOnce));
  const arriving = new ConcurrencyLimits(mostOf(Math.ceil(requestsAtOnce * BODIES)));
  const streams = new ConcurrencyLimits(mostOf(streamsAtOnce));
  const rests = new AbandonedBodies();
  const turns = new AddressQueue(addressTurns);
  const bodies = new Bodies(limits.bodyTimes ?? bodyTimes, shed);
  const open = new Set<ServerResponse>();

  const holderOf = ({ ip, headers }: FastifyRequest): Holder => {
    const site = sites.find(headers.host);
    return {
      // Whoever hung up meanwhile has no address any more.
      address: addressSubject(String(ip)),
      site: site.kind === 'merchant' ? site.merchant.code : site.kind,
    };
  };
  const refuse = (what: string, why: Full, connection?: string) => {
    shed.count(`${what}.${why}`);
    return later(1, connection === undefined ? {} : { connection });
  };
  const takeTurn = (held: Held, begin: () => void) => {
    turns.enter(held.holder.address, () => {
      held.hasTurn = true;
      // Nobody is there any more to be answered: what was asked is not begun.
      if (held.isOver) giveTurn(held);
      else begin();
    });
  };
  const giveTurn = (held: Held | null) => {
    if (held?.hasTurn !== true) return;
    held.hasTurn = false;
    turns.leave(held.holder.address);
  };

  const leave = (held: Held | null) => {
    giveTurn(held);
    if (held?.isOver === true) move(held, undefined);
  };

  app.decorateRequest('held', null);
  if (proxyHops === 0) limitSockets(app, share(requestsAtOnce * SOCKETS, addressShare), shed);
  const drain = drainable(app);

  app.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    if (ALWAYS.has(url)) return done();
    bodies.watch(request, reply);
    if (drain.isOn) return done(later(2, { connection: 'close' }));
    const isLong = streaming.has(url);
    const places = isLong ? streams : running;
    const holder = holderOf(request);
    const why = places.full(holder);
    if (why !== undefined) return done(refuse(isLong ? 'stream' : 'request', why));
    const held: Held = { holder, places: undefined, hasTurn: false, isOver: false };
    move(held, places);
    request.held = held;
    if (isLong) open.add(reply.raw);
    reply.raw.on('close', () => {
      held.isOver = true;
      open.delete(reply.raw);
      if (held.hasTurn) setTimeout(leave, LONGEST_WORK, held).unref();
      else leave(held);
    });
    if (isLong) return done();
    return takeTurn(held, done);
  });

  // Whoever sends the rest later runs nothing meanwhile.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { held } = request;
    if (held === null || !awaitsBody(request)) return done(null, payload);
    // What came in one piece with the head is here after this turn.
    setImmediate(() => {
      if (!awaitsBody(request)) return done(null, payload);
      const why = arriving.full(held.holder);
      if (why !== undefined) return done(refuse('body', why, 'close'));
      move(held, arriving);
      giveTurn(held);
      request.raw.once('end', () => {
        if (held.places === arriving) move(held, running);
      });
      return done(null, payload);
    });
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const { held } = request;
    // Those whose bodies came meanwhile may be too many to run at once.
    const isOneTooMany =
      running.held > running.most.all && announcesBody(request) && held?.places === running;
    if (isOneTooMany) return done(refuse('request', 'all'));
    // Of pictures the body comes while they are worked on; they wait for each other elsewhere.
    if (held === null || held.hasTurn || held.places !== running) return done();
    return takeTurn(held, done);
  });
  // The answer is made; how fast it is taken is no work. Whoever hung up before
  // it was made kept the database at work all the same.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leave(request.held);
    if (!request.raw.complete && announcesBody(request)) rests.take(request.raw);
    done();
  });

  const look = setInterval(() => {
    bodies.endLate();
    const news = shed.news();
    if (news !== undefined) app.log.warn({ shed: news }, 'more is asked than can be served');
  }, LOOK_EVERY);
  look.unref();
  const atWork = watchWork();
  const pace = setInterval(() => {
    turns.most = nextLimit(turns.most, addressTurns, atWork());
  }, LOOK);
  pace.unref();
  app.addHook('preClose', async () => {
    // They would never end by themselves, and nobody waits for a page to be closed.
    for (const raw of open) raw.end();
    await drain.begin();
  });
  app.addHook('onClose', async () => {
    clearInterval(look);
    clearInterval(pace);
  });

  return {
    get running() {
      return running.held;
    },
    get arriving() {
      return arriving.held;
    },
    get streams() {
      return streams.held;
    },
    get turns() {
      return turns.most;
    },
    get isDraining() {
      return drain.isOn;
    },
    shed: shed.counts,
  };
}

function move(held: Held, to: ConcurrencyLimits | undefined): void {
  held.places?.leave(held.holder);
  to?.take(held.holder);
  held.places = to;
}

const share = (all: number, hundredths: number): number =>
  Math.max(1, Math.floor((all * hundredths) / 100));

/** Whether its body will be read and is not here; that of a GET never is. */
const awaitsBody = ({ method, raw }: FastifyRequest): boolean =>
  !raw.complete && method !== 'GET' && method !== 'HEAD';

/** A stream lasts as long as its page: it is no request that takes long. */
export const isStream = (pattern: string): boolean => streaming.has(pattern);
