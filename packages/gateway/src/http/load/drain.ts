import type { FastifyInstance } from 'fastify';
import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Clients that ask all the time ask again within this long, and are told to go elsewhere. */
const GRACE = 1_000;
const LOOK_EVERY = 25;
/** A socket that was silent for so long has no request on its way, as far as one can know. */
const SILENT = 250;

interface Line {
  busy: number;
  since: number;
}

export interface Drain {
  readonly isOn: boolean;
  /** Resolves when every socket is closed or busy, soon in any case. */
  begin(): Promise<void>;
}

/**
 * The last second before nothing is taken any more. Whatever comes in it is
 * answered with "later, and elsewhere", so that a socket that is kept open ends
 * with an answer and not in the middle of a request; sockets that are silent
 * are closed as one hangs up.
 */
export function drainable(app: FastifyInstance): Drain {
  const lines = new Map<Socket, Line>();
  let isOn = false;
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // A request that came over no network has no line to close.
    if (!(socket instanceof Socket)) return done();
    const line = lines.get(socket) ?? { busy: 0, since: 0 };
    if (!lines.has(socket)) {
      lines.set(socket, line);
      socket.once('close', () => lines.delete(socket));
    }
    line.busy += 1;
    reply.raw.on('close', () => {
      line.busy -= 1;
      line.since = performance.now();
    });
    return done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isOn) reply.header('connection', 'close');
    done();
  });
  return {
    get isOn() {
      return isOn;
    },
    async begin() {
      isOn = true;
      const began = performance.now();
      for (;;) {
        const now = performance.now();
        const idle = [...lines].filter(([, { busy }]) => busy === 0);
        if (idle.length === 0 || now - began >= GRACE) return;
        for (const [socket, { since }] of idle) if (now - since >= SILENT) socket.end();
        await delay(LOOK_EVERY);
      }
    },
  };
}
