import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';

/** Money moves once for a key, so without one it does not move. */
export function idempotencyKey(request: FastifyRequest): string {
  const given = request.headers['idempotency-key'];
  if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given;
  const code = given === undefined ? 'required' : 'pattern';
  throw new Refusal('request.invalid', { errors: [{ field: 'Idempotency-Key', code }] });
}

/** Where a call does without one, the empty text stands for none. */
export function keyIfGiven(request: FastifyRequest): string {
  return request.headers['idempotency-key'] === undefined ? '' : idempotencyKey(request);
}
