import type { FastifyRequest } from 'fastify';

/** What proxies add: one on this machine passes on what the world says, its name for a host among it. */
const ADDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host', 'via'];

/** Whether somebody on this machine asks, with no proxy between. */
export function isFromHere({
  headers,
  socket,
}: Pick<FastifyRequest, 'headers'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
}): boolean {
  return isLoopback(socket.remoteAddress) && ADDED.every((name) => headers[name] === undefined);
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
