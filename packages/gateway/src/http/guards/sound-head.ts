import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { hostOf } from '../../kernel/sites/host.ts';

/** What two programs on the way could read in two ways is refused before anybody reads it. */
export function requireSoundHead({ raw, headers }: FastifyRequest): void {
  if (hostsIn(raw.rawHeaders) > 1) throw new Refusal('request.invalid');
  // Whoever speaks HTTP/1.0 may say none; nobody is found by it then.
  if ('host' in headers && hostOf(headers.host) === undefined) throw new Refusal('request.invalid');
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    throw new Refusal('request.content_type');
  }
}

/** Node takes the first of several, and a proxy may have looked at the last. */
function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
