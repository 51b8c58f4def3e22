import { errorCatalogue, type Envelope, type ErrorCode } from '@livery/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/time/clock.ts';
import { sqlState } from '../../kernel/database/transact.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { DATA_POLICY } from './security-headers.ts';

/** What an accepted value ends with; a trace id needs no escape. */
export const acceptedEnd = (traceId: string, clock: Clock): Buffer =>
  Buffer.from(`,"traceId":"${traceId}","serverTime":${clock()}}`, 'latin1');

export function refused(refusal: Refusal, traceId: string, clock: Clock): Envelope<unknown> {
  const { value = null, params, errors } = refusal.details;
  return {
    success: false,
    value,
    code: refusal.code,
    message: errorCatalogue[refusal.code].text,
    ...(params === undefined ? {} : { params }),
    ...(errors === undefined ? {} : { errors: [...errors] }),
    traceId,
    serverTime: clock(),
  };
}

/** Everything that goes wrong ends here; only a fault of ours becomes a 500. */
export function envelopeErrors(clock: Clock) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal = error instanceof Refusal ? error : asRefusal(error);
    const { status } = errorCatalogue[refusal.code];
    if (status >= 500) note(error, refusal, request);
    void reply
      .code(status)
      // Said here as well: an address that cannot be read is refused before any hook.
      .headers({ 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY })
      .headers({ ...refusal.details.headers })
      .send(refused(refusal, request.id, clock));
  };
}

/**
 * What somebody threw on purpose is no fault of ours: what is planned, a site
 * that is closed, load that was shed. The last comes by the thousand, is
 * counted, and is said once a second for all (`load/overload.ts`). Where a
 * service outside is to blame, the refusal says by what it was caused.
 */
function note(error: unknown, { code }: Refusal, { log }: FastifyRequest): void {
  if (!(error instanceof Refusal)) log.error({ err: error, code }, 'request failed');
  else if (error.cause !== undefined) log.warn({ err: error.cause, code }, 'request refused');
  else if (code === 'system.busy') log.debug({ code }, 'request refused');
  else log.info({ code }, 'request refused');
}

/** No connection, or one that ended: with the server, with a process of it, or by order. */
const UNAVAILABLE = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 53300 57014 25P03'.split(' '),
);

function asRefusal(error: unknown): Refusal {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  if (status !== undefined && status >= 400 && status < 500) {
    return new Refusal(byStatus[status] ?? 'request.invalid');
  }
  const state = sqlState(error) ?? '';
  // The driver gives these two no code.
  const noConnection =
    error instanceof Error &&
    /timeout exceeded when|Connection terminated|not queryable/.test(error.message);
  if (UNAVAILABLE.has(state) || noConnection) {
    return new Refusal('system.busy', { headers: { 'retry-after': '2' } });
  }
  return new Refusal('unknown');
}

const byStatus: Record<number, ErrorCode> = {
  404: 'route.missing',
  405: 'method.refused',
  413: 'request.too_large',
  415: 'request.content_type',
};
