import { access, readFile } from 'node:fs/promises';
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
import { artFaults } from '../assets/art/look.ts';
import { sizeOf } from '../assets/art/size.ts';
import { assetFaults } from '../assets/faults.ts';
import { kindOf, type AssetKind } from '../assets/kind.ts';
import { paletteOf } from '../assets/palette.ts';

/** A merchant's folder, and its family's where it has one. */
export interface Folders {
  readonly folder: string;
  readonly familyFolder?: string;
}

/** Where a picture lies: in the merchant's folder, else in the family's. */
export async function assetFile({ folder, familyFolder }: Folders, path: string): Promise<string> {
  const own = join(folder, path);
  if (!familyFolder) return own;
  return access(own).then(
    () => own,
    () => join(familyFolder, path),
  );
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
}

/** Everything that is wrong with the pictures a merchant names, and which logo stands where. */
export async function lookAtPictures(merchant: Merchant, folders: Folders): Promise<PictureReport> {
  const { folder, familyFolder = folder } = folders;
  const placed = await Promise.all(
    assetsOf(merchant).map(async (asset) => ({
      asset,
      home: (await assetFile(folders, asset.path)).startsWith(folder + '/') ? folder : familyFolder,
    })),
  );
  const found: Diagnostic[] = [];
  for (const { asset, home } of placed) {
    const report = asset.file === 'manifest' ? merchant.report : merchant.reportTemplate;
    const named = [{ path: asset.path, key: asset.key, kinds: kindsOf(asset) }];
    found.push(
      ...(await assetFaults(home, shown(home), named, (key) => report(key, 'asset.missing', ''))),
    );
  }
  const { mark } = merchant.manifest.logo;
  if (found.length > 0)
    return { faults: once(found), marks: { dark: mark, light: mark }, sizes: new Map() };
  const logo = await lookAtLogo(merchant, folders);
  const art = await artFaults(merchant, (path) => assetFile(folders, path));
  return { ...logo, faults: [...logo.faults, ...art], sizes: await sizesOf(merchant, folders) };
}

async function sizesOf(merchant: Merchant, folders: Folders): Promise<PictureReport['sizes']> {
  const sizes = new Map<string, PictureSize>();
  for (const { path, key } of assetsOf(merchant)) {
    const kind = key[0] === 'art' ? kindOf(path) : undefined;
    const size = kind && sizeOf(await readFile(await assetFile(folders, path)), kind);
    if (size) sizes.set(path, size);
  }
  return sizes;
}

async function lookAtLogo(
  merchant: Merchant,
  folders: Folders,
): Promise<Pick<PictureReport, 'faults' | 'marks'>> {
  const { mark, mono } = merchant.manifest.logo;
  const palette = async (path: string) => paletteOf(await readFile(await assetFile(folders, path)));
  const logo = {
    mark: await palette(mark),
    ...(mono === undefined ? {} : { mono: await palette(mono) }),
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
