import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  assetsOf,
  logoFaults,
  standingLogo,
  type Diagnostic,
  type Merchant,
  type NamedAsset,
  type PictureSize,
} from '@livery/themes';
import type { Mode } from '@livery/themes/contract';
import { artFaults } from './assets/art/look.ts';
import { sizeOf } from './assets/art/size.ts';
import { readAssets } from './assets/faults.ts';
import { kindOf, type AssetKind } from './assets/kind.ts';
import type { PictureMemory } from './assets/memory.ts';
import { paletteOf } from './assets/palette.ts';

/** A merchant's folder, and its family's where it has one. */
export interface Folders {
  readonly folder: string;
  readonly familyFolder?: string;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Where a file of a merchant lies: in its own folder, else in its family's. */
export async function homeOf(
  { folder, familyFolder = folder }: Folders,
  path: string,
): Promise<string> {
  // Where neither has it, it is the merchant's own that is missing.
  const isShared =
    !(await isThere(join(folder, path))) && (await isThere(join(familyFolder, path)));
  return isShared ? familyFolder : folder;
}

const shown = (folder: string): string => relative(process.cwd(), folder) || folder;

const kindsOf = ({ file, key: [group] }: NamedAsset): readonly AssetKind[] => {
  if (group === 'art') return ['svg', 'avif', 'webp', 'png', 'jpg'];
  if (file === 'template' || group === 'banners') return ['svg', 'png', 'webp'];
  return group === 'icons' ? ['png'] : ['svg', 'png'];
};

/** What looking at a merchant's pictures tells. */
export interface PictureReport {
  readonly faults: readonly Diagnostic[];
  /** The drawing of the logo that stands in each mode. */
  readonly marks: Readonly<Record<Mode, string>>;
  /** How large the brand's own pictures are. */
  readonly sizes: ReadonlyMap<string, PictureSize>;
  /** As they are published, by the path that names them: read once, and without notes. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Everything that is wrong with the pictures a merchant names, and which logo stands where. */
export async function lookAtPictures(
  merchant: Merchant,
  folders: Folders,
  memory?: PictureMemory,
): Promise<PictureReport> {
  const found: Diagnostic[] = [];
  const pictures = new Map<string, Buffer>();
  for (const asset of assetsOf(merchant)) {
    const home = await homeOf(folders, asset.path);
    const report = asset.file === 'manifest' ? merchant.report : merchant.reportTemplate;
    const named = [{ path: asset.path, key: asset.key, kinds: kindsOf(asset) }];
    const read = await readAssets(
      home,
      shown(home),
      named,
      (key) => report(key, 'asset.missing', ''),
      memory,
    );
    found.push(...read.faults);
    for (const [path, bytes] of read.pictures) pictures.set(path, bytes);
  }
  const { mark } = merchant.manifest.logo;
  if (found.length > 0)
    return {
      faults: once(found),
      marks: { dark: mark, light: mark },
      sizes: new Map(),
      pictures: new Map(),
    };
  const bytesOf = (path: string): Buffer => {
    const bytes = pictures.get(path);
    if (!bytes) throw new Error(`${path} was not read`);
    return bytes;
  };
  const logo = await lookAtLogo(merchant, bytesOf);
  const art = await artFaults(merchant, bytesOf);
  return {
    ...logo,
    faults: [...logo.faults, ...art],
    sizes: sizesOf(merchant, bytesOf),
    pictures,
  };
}

type BytesOf = (path: string) => Buffer;

function sizesOf(merchant: Merchant, bytesOf: BytesOf): PictureReport['sizes'] {
  const sizes = new Map<string, PictureSize>();
  for (const { path, key } of assetsOf(merchant)) {
    const kind = key[0] === 'art' ? kindOf(path) : undefined;
    const size = kind && sizeOf(bytesOf(path), kind);
    if (size) sizes.set(path, size);
  }
  return sizes;
}

async function lookAtLogo(
  merchant: Merchant,
  bytesOf: BytesOf,
): Promise<Pick<PictureReport, 'faults' | 'marks'>> {
  const { mark, mono } = merchant.manifest.logo;
  const logo = {
    mark: await paletteOf(bytesOf(mark)),
    ...(mono === undefined ? {} : { mono: await paletteOf(bytesOf(mono)) }),
  };
  const at = (key: 'mark' | 'mono') => merchant.report(['logo', key], 'logo.illegible', '');
  const stands = standingLogo(logo, merchant.themes);
  const drawing = (mode: Mode): string => (stands[mode] === 'mono' && mono ? mono : mark);
  return {
    faults: Array.from(logoFaults(logo, merchant.themes, at)),
    marks: { dark: drawing('dark'), light: drawing('light') },
  };
}

/** A picture may be named twice; its faults are told once. */
const once = (found: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];
