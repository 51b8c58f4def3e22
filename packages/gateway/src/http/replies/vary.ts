import type { FastifyReply } from 'fastify';

/** Says what else an answer hangs on, besides what was said before. */
export function addVary(reply: FastifyReply, header: string): void {
  const said = String(reply.getHeader('vary') ?? '');
  if (said.split(',').some((one) => one.trim() === header)) return;
  reply.header('vary', said === '' ? header : `${said}, ${header}`);
}
