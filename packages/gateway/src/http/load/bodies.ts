import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { later, type Shed } from './shed.ts';

/** How long a body may take, in milliseconds. */
export interface BodyTimes {
  readonly body: number;
  /** Of pictures, which are large; as long as they keep coming. */
  readonly upload: number;
}

export const bodyTimes: BodyTimes = { body: 10_000, upload: 120_000 };

/** Bytes a second of an upload that takes longer than another body may: the slowest of phones. */
const LEAST_RATE = 16 * 1024;

interface Arriving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
  /** What its socket had brought before it. */
  readonly before: number;
}

/** Bodies on their way, each with a time by which it must be here. */
export class Bodies {
  private readonly arriving = new Set<Arriving>();
  /** What sockets had brought when their last body was here: the next one comes with its head. */
  private readonly brought = new WeakMap<Socket, number>();
  private readonly times: BodyTimes;
  private readonly shed: Shed;

  constructor(times: BodyTimes, shed: Shed) {
    this.times = times;
    this.shed = shed;
  }

  watch(request: FastifyRequest, reply: FastifyReply): void {
    if (!announcesBody(request)) return;
    const { raw } = request;
    const { socket } = raw;
    const before = this.brought.get(socket) ?? 0;
    const one = { request, reply, since: performance.now(), before };
    this.arriving.add(one);
    const forget = () => {
      this.arriving.delete(one);
      this.brought.set(socket, socket.bytesRead);
    };
    raw.once('end', forget);
    raw.once('close', forget);
  }

  /** Ends those whose time is over. */
  endLate(now = performance.now()): void {
    for (const one of this.arriving) {
      if (one.request.raw.complete || !this.isLate(one, now)) continue;
      this.arriving.delete(one);
      this.shed.count('body.late');
      end(one);
    }
  }

  private isLate({ request, reply, since, before }: Arriving, now: number): boolean {
    const { raw, headers } = request;
    const took = now - since;
    if (took < this.times.body) return false;
    const isUpload = /^multipart\//i.test(headers['content-type'] ?? '');
    if (!isUpload || reply.sent || took >= this.times.upload) return true;
    return ((raw.socket.bytesRead - before) * 1000) / took < LEAST_RATE;
  }
}

export function announcesBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Whoever reads the body is told that it does not come, and answers. Where
 * nobody does, the answer has gone already, and its socket goes after it.
 */
function end({ request: { raw }, reply }: Arriving): void {
  if (reply.sent || raw.listenerCount('error') === 0) raw.socket.destroy();
  else raw.emit('error', later(1, { connection: 'close' }));
}
