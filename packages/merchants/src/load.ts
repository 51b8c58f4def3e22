import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  familyOf,
  hasErrors,
  readMerchant,
  silence,
  withFile,
  type Diagnostic,
  type FindingCode,
  type FolderFiles,
  type Merchant,
  type MerchantFiles,
  type QuietWarning,
} from '@livery/themes';
import type { Mode } from '@livery/themes/contract';
import type { PictureMemory } from './assets/memory.ts';
import { appCatalogues } from './catalogues.ts';
import { lookAtFonts, type FaceReport } from './faces.ts';
import { lookAtTexts } from './fit/cut-texts.ts';
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
  /** Families of type of the brand's own. */
  readonly families: FaceReport['families'];
}

export interface LoadResult {
  readonly merchants: readonly LoadedMerchant[];
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that a manifest keeps quiet. */
  readonly silenced: readonly QuietWarning[];
  /** Codes of merchants by the language in which nobody can say whether their words fit. */
  readonly unmeasured: ReadonlyMap<string, readonly string[]>;
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

export const shownPath = (folder: string): string => relative(process.cwd(), folder) || folder;

/** A folder with the drafts that are of it. */
const drafted = (
  files: FolderFiles | undefined,
  shown: string,
  drafts: DraftTexts,
): FolderFiles | undefined =>
  files &&
  [...drafts].reduce(
    (now, [file, text]) =>
      dirname(file) === shown || dirname(dirname(file)) === shown
        ? withFile(now, relative(shown, file).split(sep).join('/'), { file, text })
        : now,
    files,
  );

/** Texts that are to be looked at in place of what the disk has, by the path that findings name. */
export type DraftTexts = ReadonlyMap<string, string>;

/** A merchant's folder with that of the family it starts from. */
export async function readFiles(
  root: string,
  code: string,
  drafts: DraftTexts = new Map(),
): Promise<MerchantFiles | undefined> {
  const folder = join(root, code);
  const read = async (path: string) =>
    drafted(await readFolder(path, shownPath(path)), shownPath(path), drafts);
  const files = await read(folder);
  const name = files && familyOf(files.manifest);
  if (!files || name === undefined) return files;
  const familyFolder = join(root, '_families', name);
  const family = await read(familyFolder);
  const known = await families(root);
  return { ...files, families: known, ...(family ? { family: { ...family, name } } : {}) };
}

/** What a merchant is read with. */
interface ReadWith {
  /** Pictures that are not looked at again. */
  readonly memory?: PictureMemory;
  readonly drafts?: DraftTexts;
  /** Told as soon as the themes are proved; pictures, faces and texts wait until it has done with them. */
  readonly onThemes?: (themes: Merchant['themes']) => Promise<void>;
}

async function load(
  root: string,
  code: string,
  { memory, drafts, onThemes }: ReadWith,
): Promise<MerchantReading> {
  const folder = join(root, code);
  const shown = shownPath(folder);
  const found = await readFiles(root, code, drafts);
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
  // What stops the reading keeps other findings from being there.
  if (!merchant) return { ...silence(files.manifest, diagnostics, false), ...shared };
  await onThemes?.(merchant.themes);
  const familyFolder = files.family && join(root, '_families', files.family.name);
  const home = { folder, ...(familyFolder ? { familyFolder } : {}) };
  const { faults: pictureFaults, ...published } = await lookAtPictures(merchant, home, memory);
  const { faults: fontFaults, families: ownFamilies } = await lookAtFonts(merchant, home);
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
  faults.push(...pictureFaults, ...fontFaults);
  const cut = hasErrors(faults) ? undefined : await lookAtTexts(merchant, ownFamilies);
  faults.push(...(cut?.faults ?? []));
  return {
    ...(cut && cut.unmeasured.length > 0 ? { unmeasured: cut.unmeasured } : {}),
    ...silence(files.manifest, [...diagnostics, ...faults], true),
    ...shared,
    ...(hasErrors(faults)
      ? {}
      : { merchant: { ...merchant, ...home, ...published, families: ownFamilies } }),
  };
}

/** One merchant, or every complaint about it. */
export interface MerchantReading {
  readonly merchant?: LoadedMerchant;
  /** What it starts from, be it right or not. */
  readonly family?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Warnings that its manifest keeps quiet. */
  readonly silenced?: readonly QuietWarning[];
  /** Languages of which nobody can say whether words fit, because a phone's own faces draw them. */
  readonly unmeasured?: readonly string[];
}

/** One merchant by itself. */
export async function loadMerchant(
  root: string,
  code: string,
  given: ReadWith = {},
): Promise<MerchantReading> {
  try {
    return await load(root, code, given);
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
  drafts: DraftTexts = new Map(),
): Promise<LoadResult> {
  const merchants: LoadedMerchant[] = [];
  const diagnostics: Diagnostic[] = [];
  const silenced: QuietWarning[] = [];
  const unmeasured = new Map<string, string[]>();
  const all = codes?.length ? codes : await merchantCodes(root);
  for (const [index, code] of all.entries()) {
    say(`Reading ${code}, ${index + 1} of ${all.length}`);
    const loaded = await loadMerchant(root, code, { drafts });
    diagnostics.push(...loaded.diagnostics);
    silenced.push(...(loaded.silenced ?? []));
    for (const language of loaded.unmeasured ?? [])
      unmeasured.set(language, [...(unmeasured.get(language) ?? []), code]);
    if (loaded.merchant) merchants.push(loaded.merchant);
  }
  const found = once([...diagnostics, ...domainClashes(merchants)]);
  return { merchants, diagnostics: found, silenced, unmeasured };
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
