import type { MerchantRecord } from '@livery/contract/merchants';
import type { LoadedMerchant } from '@livery/merchants/load';
import { codesRecord } from './headers/codes-record.ts';
import type { Site } from './stamp.ts';

/** The merchant as the platform sees it. */
export function recordOf(
  { manifest, flags }: Pick<LoadedMerchant, 'manifest' | 'flags'>,
  { build, headers }: Pick<Site, 'headers'> & Partial<Pick<Site, 'build'>>,
  site = `sites/${manifest.code}`,
): MerchantRecord {
  const { defaultLanguage, firebase } = manifest;
  const codes = codesRecord(manifest);
  return {
    code: manifest.code,
    name: manifest.name,
    domains: manifest.domains,
    environment: manifest.environment,
    ...(manifest.operator !== undefined && { operator: manifest.operator }),
    jurisdiction: manifest.jurisdiction,
    policy: manifest.play,
    minAge: manifest.minAge,
    currency: manifest.currency,
    timeZone: manifest.timeZone,
    languages: [defaultLanguage, ...manifest.languages.filter((code) => code !== defaultLanguage)],
    flags,
    hosts: { games: manifest.hosts.games, images: manifest.hosts.images },
    ...(manifest.smsCountries && { smsCountries: manifest.smsCountries }),
    csPathCodec: manifest.csPathCodec,
    ...(firebase && { firebase: { projectId: firebase.projectId, ...(codes && { codes }) } }),
    loginAudience: manifest.loginAudience,
    loginAfterRegister: manifest.loginAfterRegister,
    idleMinutes: manifest.idleMinutes,
    site,
    headers,
    ...(build !== undefined && { build }),
  };
}
