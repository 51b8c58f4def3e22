import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantRecord, MerchantsFile } from '@livery/contract/merchants';
import type { Diagnostic } from '@livery/themes';
import type { LoadedMerchant } from '@livery/merchants/load';
import { budgetFaults } from './budget.ts';
import { bundlesOf, sourceHash } from './bundle/bundle.ts';
import { codesFiles, codesScript } from './codes/codes-page.ts';
import { codesOrigin } from './headers/codes-record.ts';
import { keptSites, recordsIn } from './releases/kept-sites.ts';
import { recordOf } from './record.ts';
import { releaseBefore, sweepReleases, writeRelease } from './releases/releases.ts';
import { stamp, type Site } from './stamp.ts';
import { variantOf, variantsOf } from './variant.ts';

export interface BuildReport {
  readonly merchants: number;
  readonly variants: number;
  /** Sites over their budget; when there is one, nothing was written. */
  readonly faults: readonly Diagnostic[];
  /** The folder of each site that was built. */
  readonly folders: ReadonlyMap<string, string>;
}

/** The file the platform reads; replaced in one step, which switches every site at once. */
export async function writeMerchants(
  out: string,
  merchants: readonly MerchantRecord[],
): Promise<void> {
  const file: MerchantsFile = { schemaVersion: 1, merchants };
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'merchants.json.fresh'), `${JSON.stringify(file, null, 2)}\n`);
  await rename(join(out, 'merchants.json.fresh'), join(out, 'merchants.json'));
}

const hasBudget = ({ manifest }: LoadedMerchant): boolean =>
  Object.keys(manifest.sizeBudget).length > 0;

export interface BuildOptions {
  /** The others of the folder stay as they are. */
  readonly keepsOthers?: boolean;
  say?(line: string): void;
}

/** Bundles once per variant, stamps once per merchant. */
export async function buildSites(
  merchants: readonly LoadedMerchant[],
  out: string,
  { keepsOthers = false, say = () => {} }: BuildOptions = {},
): Promise<BuildReport> {
  const variants = variantsOf(merchants);
  const bundles = await bundlesOf(variants, join(out, 'cache'), say);
  const siteOf = (merchant: LoadedMerchant): Promise<Site> => {
    const bundle = bundles.get(variantOf(merchant).key);
    if (!bundle) throw new Error(`No bundle for ${merchant.manifest.code}`);
    return stamp(merchant, bundle);
  };
  const faults: Diagnostic[] = [];
  for (const merchant of merchants.filter(hasBudget))
    faults.push(...budgetFaults(merchant, (await siteOf(merchant)).files));
  const folders = new Map<string, string>();
  const report = { merchants: merchants.length, variants: variants.size, faults, folders };
  if (faults.length > 0) return report;

  const hasCodes = merchants.some(({ manifest }) => codesOrigin(manifest) !== undefined);
  const script = hasCodes ? await codesScript(join(out, 'cache'), await sourceHash()) : undefined;
  const before = recordsIn(out);
  const records: MerchantRecord[] = [];
  for (const merchant of merchants) {
    const { code, name } = merchant.manifest;
    const made = await siteOf(merchant);
    const codes = script ? codesFiles(merchant.manifest, script) : [];
    const site = await writeRelease(out, code, [...made.files, ...codes]);
    const last = before.find((one) => one.code === code);
    records.push({
      ...recordOf(merchant, made, site),
      hotAtHome: merchant.template.home.includes('hot'),
      ...releaseBefore(out, site, last),
    });
    folders.set(code, join(out, site));
    say(`${name}: ${made.files.length} files`);
  }
  const others = keepsOthers ? keptSites(out, before, records) : [];
  const all = [...records, ...others];
  const served = keepsOthers ? all.toSorted((one, other) => (one.code < other.code ? -1 : 1)) : all;
  await writeMerchants(out, served);
  say('The sites are switched over');
  await sweepReleases(out, served);
  return report;
}
