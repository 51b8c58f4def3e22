import type { FastifyRequest } from 'fastify';
import { domainOf, siteOrigin } from '../../../http/hosts/asked.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/** The site, as browsers and passkeys know it. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** The domain that was asked; a port is no part of its id. */
export function partyOf(merchant: Merchant, request: FastifyRequest): RelyingParty {
  // As a browser writes it: without the port that its scheme has anyway.
  const { origin } = new URL(siteOrigin(merchant, request));
  return { id: domainOf(merchant, request), origin };
}
