import type { FastifyRequest } from 'fastify';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Sites } from '../../kernel/sites/sites.ts';

/**
 * The merchant is the host's; the header must agree. A simple cross-site GET
 * cannot carry the header, which is why even reads ask for it.
 */
export function requireMerchant(sites: Sites, request: FastifyRequest): Merchant {
  const site = sites.find(request.headers.host);
  if (site.kind !== 'merchant') throw new Refusal('route.missing');
  if (request.headers['merchant'] !== site.merchant.code) throw new Refusal('merchant.mismatch');
  return site.merchant;
}
