import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantRecord, MerchantsFile } from '@livery/contract/merchants';
import type { LoadedMerchant } from '../merchants/load.ts';
import { bundleOf, forgetOld, sourceHash, type Bundle } from './bundle.ts';
import { writeSite } from './output.ts';
import { recordOf } from './record.ts';
import { stamp } from './stamp.ts';
import { variantOf, variantsOf } from './variant.ts';

export interface BuildReport {
  readonly merchants: number;
  readonly variants: number;
}

/** The file the platform reads; replaced in one step. */
export async function writeMerchants(
  out: string,
  merchants: readonly MerchantRecord[],
): Promise<void> {
  const file: MerchantsFile = { schemaVersion: 1, merchants };
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'merchants.json.fresh'), `${JSON.stringify(file, null, 2)}\n`);
  await rename(join(out, 'merchants.json.fresh'), join(out, 'merchants.json'));
}

/** Bundles once per variant, stamps once per merchant. */
export async function buildSites(
  merchants: readonly LoadedMerchant[],
  out: string,
  say: (line: string) => void = () => {},
): Promise<BuildReport> {
  const cache = join(out, 'cache');
  const hash = await sourceHash();
  await forgetOld(cache, hash);
  const variants = variantsOf(merchants);
  const bundles = new Map<string, Bundle>();
  for (const [key, variant] of variants) {
    say(`Bundle ${bundles.size + 1} of ${variants.size}`);
    bundles.set(key, await bundleOf(variant, cache, hash));
  }
  const records: MerchantRecord[] = [];
  for (const merchant of merchants) {
    const bundle = bundles.get(variantOf(merchant).key);
    if (!bundle) throw new Error(`No bundle for ${merchant.manifest.code}`);
    const site = await stamp(merchant, bundle);
    const record = recordOf(merchant, site.headers);
    await writeSite(join(out, record.site), site.files);
    records.push(record);
    say(`${merchant.manifest.name}: ${site.files.length} files`);
  }
  await writeMerchants(out, records);
  return { merchants: merchants.length, variants: variants.size };
}
