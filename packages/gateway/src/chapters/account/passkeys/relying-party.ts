import type { FastifyRequest } from 'fastify';

/** The site, as browsers and passkeys know it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The host that was asked is one of the merchant's, or the route would not have been found; a port is no part of it. */
export function partyOf(request: FastifyRequest): RelyingParty {
  const { hostname, origin } = new URL(`${request.protocol}://${request.headers.host ?? ''}`);
  return { id: hostname, origin };
}
