import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { hostOf } from '../../kernel/sites/host.ts';
import { originAt } from '../hosts/asked.ts';
import { isNamed } from './named-origins.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A second lock beside the bound token: a browser always says where an unsafe
 * request comes from, and only the site itself may send one, or an origin that
 * the operator named.
 */
export function requireSameOrigin(request: FastifyRequest, allowed: readonly string[] = []): void {
  if (SAFE.has(request.method)) return;
  if (isNamed(request, allowed)) return;
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') throw new Refusal('origin.refused');
  const { origin } = request.headers;
  if (origin === undefined) return;
  // Behind a proxy that is believed, the scheme is the one that it was asked by.
  const own = originOf(originAt(request, hostOf(request.headers.host)?.name ?? ''));
  if (own === undefined || originOf(origin) !== own) throw new Refusal('origin.refused');
}

/** `null`, and whatever else is no origin, has none. */
function originOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined;
}
