import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { workspace } from '@livery/merchants/paths';
import { UsageError } from '@livery/merchants/usage-error';
import { contains, realPath } from '@livery/merchants/disk';
import { outFolder, outsideMerchants } from '../terminal/out.ts';
import { recordsIn } from '@livery/build/releases/kept-sites';

/** The name of a release, whole or half written. */
const release = /^[0-9a-f]{16}(\.[0-9a-f]{8}\.fresh)?$/;
const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Whether everything in a folder of a site was laid there by a build, today's or an earlier one. */
const isSite = (names: readonly string[]): boolean =>
  names.every((name) => release.test(name)) ||
  (names.includes('index.html') && names.includes('_headers'));

/** What stands among the sites and is none: the next build would sweep it away. */
async function strangers(out: string): Promise<readonly string[]> {
  const known = new Set(recordsIn(out).map(({ code }) => code));
  const found: string[] = [];
  for (const name of await namesIn(join(out, 'sites')))
    if (!known.has(name) && !isSite(await namesIn(join(out, 'sites', name)))) found.push(name);
  return found;
}

/**
 * The folder that sites are built into. A build sweeps the releases that nobody
 * names any more, so that what it sweeps among must be its own, and no merchants.
 */
export async function siteFolder(
  asked: string,
  merchants: string = join(workspace, 'merchants'),
): Promise<string> {
  await outsideMerchants('--out', asked, merchants);
  const [out, root] = [await realPath(resolve(asked)), await realPath(resolve(merchants))];
  for (const own of ['sites', 'cache'])
    if (contains(join(out, own), root))
      throw new UsageError(
        `--out "${asked}" would lay its "${own}" over ${merchants}; name another folder.`,
      );
  const [stranger] = await strangers(out);
  if (stranger !== undefined)
    throw new UsageError(
      `--out "${asked}" holds ${join('sites', stranger)}, which no build laid there and the next would sweep away; name another folder.`,
    );
  return outFolder('--out', asked);
}
