import { errorCatalogue, type ErrorCode } from '@livery/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../kernel/refusal.ts';

/** What only a game's server side can do wrong; a page of the site never sees these. */
const playErrors = {
  'signature.invalid': 401,
  'session.unknown': 404,
  'round.missing': 404,
  'round.closed': 409,
  'bet.missing': 404,
  'bet.void': 409,
  'round.early': 429,
} as const;

export class PlayRefusal extends Error {
  override readonly name = 'PlayRefusal';
  readonly code: keyof typeof playErrors;

  constructor(code: keyof typeof playErrors) {
    super(code);
    this.code = code;
  }
}

interface PlayAnswer {
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The most that would have been let through. */
  readonly max?: string;
}

function sentFor(error: unknown): PlayAnswer | undefined {
  if (error instanceof PlayRefusal) {
    return { status: playErrors[error.code], code: error.code, headers: {} };
  }
  if (!(error instanceof Refusal)) return undefined;
  const code: ErrorCode = error.code;
  const value = error.details.value as { readonly max?: string } | undefined;
  const { headers = {} } = error.details;
  const { status } = errorCatalogue[code];
  return { status, code, headers, ...(value?.max !== undefined && { max: value.max }) };
}

/** What bars somebody is between them and the site: a vendor hears that it is a limit, or a bar. */
const heardByVendors: Partial<Record<string, string>> = {
  'rg.limit_reached': 'limit.reached',
  'bonus.max_stake': 'limit.reached',
  'rg.timeout': 'player.barred',
  'rg.excluded': 'player.barred',
  'rg.on_register': 'player.barred',
  'rg.register_silent': 'player.barred',
  'rg.under_age': 'player.barred',
  'rg.session_limit': 'player.barred',
  'rg.check_due': 'player.barred',
  'rg.break': 'player.barred',
  'kyc.required': 'player.barred',
};

export function refuseVendor(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  refuse(error, request, reply, ({ status, code }) => {
    const heard = heardByVendors[code];
    return heard === undefined ? { status, code } : { status: 423, code: heard };
  });
}

type Heard = Pick<PlayAnswer, 'status' | 'code'>;

/** Games are not the site: a refusal is a code and no envelope. */
export function refusePlay(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  refuse(error, request, reply, (sent) => sent);
}

function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  as: (sent: Heard) => Heard,
): void {
  const sent = sentFor(error);
  if (sent === undefined) throw error;
  const { status, code } = as(sent);
  reply.code(status).header('cache-control', 'no-store').headers(sent.headers);
  void reply.send({ ok: false, code, ...(sent.max !== undefined && { max: sent.max }) });
  request.log.debug({ code: sent.code }, 'refused');
}
