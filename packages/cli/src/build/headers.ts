import type { Manifest } from '@livery/themes';
import { cspHash } from './hash.ts';

/**
 * The headers of every page. The policy allows the site's own files, the two
 * inlined blocks by their hashes, and the hosts the manifest names.
 */
export function pageHeaders(
  { hosts }: Manifest,
  inline: { script: string; style: string },
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${cspHash(inline.script)}`,
    `style-src 'self' ${cspHash(inline.style)}`,
    // Captchas arrive as data.
    ["img-src 'self' data:", ...hosts.images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ['frame-src', ...(hosts.games.length > 0 ? hosts.games : ["'none'"])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}

/** The same as a file that common static hosts read. */
export const headersFile = (headers: Readonly<Record<string, string>>): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  cache-control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
