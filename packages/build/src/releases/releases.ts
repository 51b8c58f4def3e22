import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MerchantRecord } from '@livery/contract/merchants';
import { writeFiles } from '../output.ts';
import type { OutputFile } from '@livery/merchants/output-file';

const SITES = 'sites';
const DRAFT = '.fresh';
/** So long somebody else may be at a draft, in milliseconds. */
const atWork = 3_600_000;

/**
 * A site's folder of its own for each release, named by what is in it. Nothing
 * that is served is ever written to: `merchants.json` names the folder, and
 * replacing that file is the one switch (ADR 53).
 */
export async function writeRelease(
  out: string,
  code: string,
  files: readonly OutputFile[],
): Promise<string> {
  const site = `${SITES}/${code}/${nameOf(files)}`;
  const folder = join(out, site);
  if (await holds(folder, files)) return site;
  const draft = `${folder}.${randomBytes(4).toString('hex')}${DRAFT}`;
  await mkdir(dirname(folder), { recursive: true });
  await writeFiles(draft, files);
  // Somebody meddled with it: the name says what has to be in it.
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  return site;
}

/**
 * Takes away whatever no merchant names: what was killed, and releases before the one before.
 * A young draft may be another build's, which is about to name it.
 */
export async function sweepReleases(
  out: string,
  merchants: readonly Pick<MerchantRecord, 'site' | 'siteBefore'>[],
): Promise<void> {
  const named = new Set(merchants.flatMap(({ site, siteBefore }) => [site, siteBefore]));
  for (const code of await namesIn(join(out, SITES))) {
    const base = `${SITES}/${code}`;
    // As earlier versions of this program laid a site down: without a folder for each release.
    if (named.has(base)) continue;
    const kept = (name: string) => named.has(`${base}/${name}`);
    const names = await namesIn(join(out, base));
    const isBusy = await Promise.all(names.map((name) => isDraftAtWork(join(out, base, name))));
    const gone =
      names.some(kept) || isBusy.includes(true)
        ? names.filter((name, at) => !kept(name) && !isBusy[at]).map((name) => `${base}/${name}`)
        : [base];
    for (const path of gone) await rm(join(out, path), { recursive: true, force: true });
  }
}

/** What pages that are open now still load from: the release before, while that lies there. */
export function releaseBefore(
  out: string,
  site: string,
  before: MerchantRecord | undefined,
): Pick<MerchantRecord, 'siteBefore'> {
  const last = before?.site === site ? before.siteBefore : before?.site;
  return last === undefined || !existsSync(join(out, last)) ? {} : { siteBefore: last };
}

function nameOf(files: readonly OutputFile[]): string {
  const hash = createHash('sha256');
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, content } of sorted) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function holds(folder: string, files: readonly OutputFile[]): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const same = await Promise.all(
    files.map(({ path, content }) =>
      readFile(join(folder, path)).then(
        (bytes) => bytes.equals(Buffer.from(content)),
        () => false,
      ),
    ),
  );
  return same.every(Boolean);
}

const isDraftAtWork = async (path: string): Promise<boolean> =>
  path.endsWith(DRAFT) &&
  (await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < atWork,
    () => false,
  ));

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
