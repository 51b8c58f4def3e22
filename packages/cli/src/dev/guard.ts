import type { Hosts } from './hosts.ts';

/** The host a request asks for, without its port. */
export const hostIn = (header: string | undefined): string =>
  (header ?? '').toLowerCase().replace(/:\d+$/, '');

/** The start page and the games have hosts of their own, which the platform serves. */
const platformHosts = new Set(['localhost', '127.0.0.1', '[::1]', 'games.localhost']);

/** Who answers a request: the platform, a merchant, or nobody. */
export type Answering = 'platform' | 'merchant' | 'nobody';

/**
 * Any page of the net can have its own name lead to this machine, and would
 * read what is served to it; so only hosts that are known are served at
 * all (ADR 108).
 */
export function answering(header: string | undefined, hosts: Hosts): Answering {
  const host = hostIn(header);
  if (platformHosts.has(host) || hosts.isCodes(host)) return 'platform';
  return hosts.codeOf(host) === undefined ? 'nobody' : 'merchant';
}
