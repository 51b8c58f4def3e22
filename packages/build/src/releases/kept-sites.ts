import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantRecord, MerchantsFile } from '@livery/contract/merchants';

/** What is served from a folder beside the sites that are built now: a build by name leaves the rest. */
export function keptSites(
  out: string,
  before: readonly MerchantRecord[],
  built: readonly MerchantRecord[],
): MerchantRecord[] {
  const codes = new Set(built.map(({ code }) => code));
  return before.filter(({ code, site }) => !codes.has(code) && existsSync(join(out, site)));
}

/** Whom the platform is told of now. */
export function recordsIn(out: string): readonly MerchantRecord[] {
  try {
    const file = JSON.parse(
      readFileSync(join(out, 'merchants.json'), 'utf8'),
    ) as Partial<MerchantsFile>;
    return file.schemaVersion === 1 ? (file.merchants ?? []) : [];
  } catch {
    // None yet, or none that can be read: there is nothing to keep.
    return [];
  }
}
