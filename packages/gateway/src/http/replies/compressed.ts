import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants, crc32, deflateRawSync } from 'node:zlib';
import { addVary } from './vary.ts';

/** What is shorter travels in one packet anyway. */
const WORTH = 1_400;
/** Nearly as small as the highest, in a fraction of its time. */
const LEVEL = 6;

/** Of a gzip stream: no name, no time, an unknown system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const FOOT_LENGTH = 8;
const STORED_LENGTH = 5;

/** How an answer begins, compressed, and left open for what it ends with (ADR 98). */
export interface Begun {
  readonly bytes: Buffer;
  readonly length: number;
  readonly sum: number;
}

/** A fifth of a millisecond for the longest; undefined where it is not worth that. */
export function begin(opening: Buffer): Begun | undefined {
  if (opening.length < WORTH) return undefined;
  const bytes = deflateRawSync(opening, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH });
  return { bytes, length: opening.length, sum: crc32(opening) };
}

/** The end is too short to be compressed: it is put behind the rest as it is. */
function stored(end: Buffer): Buffer {
  const block = Buffer.alloc(STORED_LENGTH);
  block.writeUInt8(1);
  block.writeUInt16LE(end.length, 1);
  block.writeUInt16LE(~end.length & 0xffff, 3);
  return block;
}

/** The whole of an answer as gzip. */
export function complete({ bytes, length, sum }: Begun, end: Buffer): Buffer {
  const foot = Buffer.alloc(FOOT_LENGTH);
  foot.writeUInt32LE(crc32(end, sum));
  foot.writeUInt32LE(length + end.length, 4);
  return Buffer.concat([HEAD, bytes, stored(end), end, foot]);
}

/** Refused with `q=0`, taken in all other ways of naming it. */
const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s|,|$))/.test(String(headers['accept-encoding'] ?? ''));

/** Sends an answer compressed to whoever takes it so. */
export function sendSmall(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly begun: Begun | undefined; readonly opening: Buffer; readonly end: Buffer },
): FastifyReply {
  const { begun, opening, end } = answer;
  if (begun !== undefined) {
    addVary(reply, 'accept-encoding');
    if (takesGzip(request))
      return reply.header('content-encoding', 'gzip').send(complete(begun, end));
  }
  return reply.send(Buffer.concat([opening, end]));
}
