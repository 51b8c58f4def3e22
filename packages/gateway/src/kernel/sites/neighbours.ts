import { isIP } from 'node:net';
import { StartError } from '../start-error.ts';
import type { Merchant } from './merchants.ts';
import { bareHost } from './own-hosts.ts';

/**
 * Whether a page of an origin is, for a browser, of the same site as a host:
 * only then do its calls bring the session's cookie. The last two labels
 * decide. A browser knows more endings of two labels (`co.uk`), and then keeps
 * its cookie; the origin was named by the operator either way.
 */
export function isNeighbour(origin: string, asked: string): boolean {
  const [page, host] = [bareHost(origin), bareHost(asked)];
  if (page === host) return true;
  if ([page, host].some((one) => isIP(one) !== 0 || one.startsWith('['))) return false;
  const site = siteOf(page);
  return site !== undefined && site === siteOf(host);
}

function siteOf(host: string): string | undefined {
  const labels = host.split('.');
  return labels.length < 2 ? undefined : labels.slice(-2).join('.');
}

/** Calls from elsewhere would come without their session: found out by players who cannot log in. */
export function requireNeighbours(
  origins: readonly string[],
  merchants: readonly Pick<Merchant, 'domains'>[],
): void {
  const domains = merchants.flatMap((merchant) => merchant.domains);
  const far = origins.filter((origin) => !domains.some((domain) => isNeighbour(origin, domain)));
  if (far.length === 0) return;
  const example = siteOf(domains[0] ?? '') ?? 'brand.example';
  throw new StartError(
    `LIVERY_ORIGINS names ${far.join(', ')}, where no merchant has a domain: browsers would send its calls without the session. Name origins beside a domain, such as https://app.${example}.`,
  );
}
