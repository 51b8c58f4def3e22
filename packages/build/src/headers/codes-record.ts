import type { MerchantRecord } from '@livery/contract/merchants';
import type { Manifest } from '@livery/themes';
import { codesPolicy } from './policy.ts';

const phoneFlags = ['CHNGPASSVERIF3', 'LOGMOBVERF3', 'REGMOBVERF3'] as const;

/** The origin of the page for phone codes, where a form of the brand takes any. */
export function codesOrigin({ firebase, flags }: Manifest): string | undefined {
  return phoneFlags.some((flag) => flags[flag]) ? firebase?.codes : undefined;
}

/** Who may frame it: the sites, and in a demo on whichever port they are. */
export const framersOf = ({ domains }: Manifest): readonly string[] =>
  domains.map((domain) =>
    domain.endsWith('.localhost') ? `http://${domain}:*` : `https://${domain}`,
  );

type Codes = NonNullable<NonNullable<MerchantRecord['firebase']>['codes']>;

/** What the platform needs to know of the page. */
export function codesRecord(manifest: Manifest): Codes | undefined {
  const origin = codesOrigin(manifest);
  if (origin === undefined) return undefined;
  const asked = manifest.firebase?.emulator ?? 'https://identitytoolkit.googleapis.com';
  return {
    host: origin.replace(/^https?:\/\//, '').replace(/:(\d+|\*)$/, ''),
    headers: {
      'content-security-policy': codesPolicy(asked, framersOf(manifest)),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
}
