import type { Manifest } from '@livery/themes';
import { cspHash } from '../hash.ts';
import { codesOrigin } from './codes-record.ts';
import { pagePolicy } from './policy.ts';

const firebaseHosts = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Whom a page asks who somebody is, where the brand lets people sign in elsewhere. */
function identityHosts({ firebase, flags }: Manifest): readonly string[] {
  const isUsed = flags.GOOGLELOGIN3 || flags.FBLOGIN3;
  if (!firebase || !isUsed) return [];
  return firebase.emulator === undefined ? firebaseHosts : [firebase.emulator];
}

/**
 * The headers of every page. The policy allows the site's own files, the
 * inlined blocks by their hashes, and the hosts the manifest names.
 */
export function pageHeaders(
  manifest: Manifest,
  inline: { scripts: readonly string[]; styles: readonly string[] },
): Record<string, string> {
  const policy = pagePolicy({
    ...manifest.hosts,
    codes: codesOrigin(manifest),
    connect: identityHosts(manifest),
    scripts: inline.scripts.map(cspHash),
    styles: inline.styles.map(cspHash),
  });
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
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
