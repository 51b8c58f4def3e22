import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  familyOf,
  readMerchant,
  type Diagnostic,
  type FindingCode,
  type Merchant,
  type MerchantFiles,
} from '@livery/themes';
import type { Mode } from '@livery/themes/contract';
import type { PictureMemory } from '../assets/memory.ts';
import { appCatalogues } from './catalogues.ts';
import { FileFault, readFolder } from './folder.ts';
import { lookAtPictures, type PictureReport } from './pictures.ts';
import { merchantCodes } from './root.ts';

/** A merchant that passed every check, with its folder. */
export interface LoadedMerchant extends Merchant {
  readonly folder: string;
  /** The folder of its family, which may hold assets too. */
  readonly familyFolder?: string;
  /** The drawing of the logo that can be seen in each mode. */
  readonly marks: Readonly<Record<Mode, string>>;
  /** How large the brand's own pictures are. */
  readonly sizes: PictureReport['sizes'];
  /** The brand's pictures as they are published. */
  readonly pictures: PictureReport['pictures'];
}

export interface LoadResult {
  readonly merchants: readonly LoadedMerchant[];
  readonly diagnostics: readonly Diagnostic[];
}

const fault = (file: string, code: FindingCode, message: string, hint?: string): Diagnostic => ({
  code,
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message,
  ...(hint ? { hint } : {}),
});

const folders = async (root: string): Promise<string[]> =>
  (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

const families = (root: string): Promise<string[]> =>
  folders(join(root, '_families')).catch(() => []);

const shownPath = (folder: string): string => relative(process.cwd(), folder) || folder;

/** A merchant's folder with that of the family it starts from. */
export async function readFiles(root: string, code: string): Promise<MerchantFiles | undefined> {
  const folder = join(root, code);
  const files = await readFolder(folder, shownPath(folder));
  const name = files && familyOf(files.manifest);
  if (!files || name === undefined) return files;
  const familyFolder = join(root, '_families', name);
  const family = await readFolder(familyFolder, shownPath(familyFolder));
  const known = await families(root);
  return { ...files, families: known, ...(family ? { family: { ...family, name } } : {}) };
}

async function load(root: string, code: string, memory?: PictureMemory): Promise<MerchantReading> {
  const folder = join(root, code);
  const shown = shownPath(folder);
  const found = await readFiles(root, code);
  const files = found && { ...found, app: await appCatalogues() };
  if (!files) {
    return {
      diagnostics: [
        fault(
          join(shown, 'manifest.jsonc'),
          'merchant.missing',
          `There is no manifest in "${code}", so it is no merchant.`,
          '"livery new" makes one with everything in it. Folders that begin with _ or . are not looked at.',
        ),
      ],
    };
  }
  const { merchant, diagnostics } = readMerchant(files);
  const shared = files.family ? { family: files.family.name } : {};
  if (!merchant) return { diagnostics, ...shared };
  const familyFolder = files.family && join(root, '_families', files.family.name);
  const home = { folder, ...(familyFolder ? { familyFolder } : {}) };
  const { faults: pictureFaults, ...published } = await lookAtPictures(merchant, home, memory);
  const faults =
    merchant.manifest.code === code
      ? []
      : [
          merchant.report(
            ['code'],
            'manifest.code',
            `The code is "${merchant.manifest.code}" but the folder is "${code}".`,
            'Rename the one or the other.',
          ),
        ];
  faults.push(...pictureFaults);
  return {
    diagnostics: [...diagnostics, ...faults],
    ...shared,
    ...(faults.some(({ severity }) => severity === 'error')
      ? {}
      : { merchant: { ...merchant, ...home, ...published } }),
  };
}

/** One merchant, or every complaint about it. */
export interface MerchantReading {
  readonly merchant?: LoadedMerchant;
  /** What it starts from, be it right or not. */
  readonly family?: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** One merchant by itself; pictures that are remembered are not looked at again. */
export async function loadMerchant(
  root: string,
  code: string,
  memory?: PictureMemory,
): Promise<MerchantReading> {
  try {
    return await load(root, code, memory);
  } catch (error) {
    return { diagnostics: [unreadable(error, shownPath(join(root, code)))] };
  }
}

/** A folder that a system keeps from us is a finding like any other. */
const unreadable = (error: unknown, shown: string): Diagnostic =>
  error instanceof FileFault
    ? {
        ...fault(error.file, 'merchant.unreadable', error.message, error.hint),
        line: error.line,
        column: error.column,
      }
    : fault(shown, 'merchant.unreadable', `It cannot be read: ${(error as Error).message}.`);

/** Reads the named merchants, or all of them; every complaint of every one comes back together. */
export async function loadMerchants(
  root: string,
  codes?: readonly string[],
  say: (text: string) => void = () => {},
): Promise<LoadResult> {
  const merchants: LoadedMerchant[] = [];
  const diagnostics: Diagnostic[] = [];
  const all = codes?.length ? codes : await merchantCodes(root);
  for (const [index, code] of all.entries()) {
    say(`Reading ${code}, ${index + 1} of ${all.length}`);
    const loaded = await loadMerchant(root, code);
    diagnostics.push(...loaded.diagnostics);
    if (loaded.merchant) merchants.push(loaded.merchant);
  }
  return { merchants, diagnostics: once([...diagnostics, ...domainClashes(merchants)]) };
}

/** What is wrong in a family is said once, however many merchants start from it. */
const once = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values(),
];

/** Two merchants on one host could not be told apart. */
function domainClashes(merchants: readonly LoadedMerchant[]): Diagnostic[] {
  const owner = new Map<string, string>();
  const clashes: Diagnostic[] = [];
  for (const { manifest, report } of merchants) {
    for (const [index, domain] of manifest.domains.entries()) {
      const other = owner.get(domain);
      if (other === undefined) owner.set(domain, manifest.code);
      else {
        clashes.push(
          report(
            ['domains', index],
            'manifest.domain-taken',
            `"${domain}" belongs to "${other}" already.`,
            'A host shows one merchant.',
          ),
        );
      }
    }
  }
  return clashes;
}
