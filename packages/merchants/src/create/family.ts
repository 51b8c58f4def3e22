import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { currentVersion, readMerchant, type Manifest, type MerchantFiles } from '@livery/themes';
import { readFolder } from '../folder.ts';

export const familyNames = async (root: string): Promise<readonly string[]> => {
  const entries = await readdir(join(root, '_families'), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

export async function familyFiles(root: string, name: string): Promise<MerchantFiles['family']> {
  const folder = join(root, '_families', name);
  const files = await readFolder(folder, relative(process.cwd(), folder));
  return files && { ...files, name };
}

/** What a merchant has that says nothing itself: the questions need not be asked anew. */
export interface FamilyManifest {
  readonly manifest: Manifest;
  /** Whether the family has colours; without, the merchant must. */
  readonly brand: boolean;
}

/** The family as its plainest member sees it; none when it is broken, of which the check tells later. */
export async function sharedBy(root: string, name: string): Promise<FamilyManifest | undefined> {
  const family = await familyFiles(root, name).catch(() => undefined);
  if (!family) return undefined;
  const read = (brand: object): Manifest | undefined => {
    const manifest = {
      schemaVersion: currentVersion,
      code: 'plain',
      name: 'Plain',
      extends: name,
      environment: 'demo',
      domains: ['plain.localhost'],
      logo: { mark: 'assets/mark.svg' },
      ...brand,
    };
    const file = { file: 'manifest.jsonc', text: JSON.stringify(manifest) };
    return readMerchant({ manifest: file, modes: {}, texts: {}, family }).merchant?.manifest;
  };
  const own = read({});
  const manifest = own ?? read({ brand: { action: { color: '#5b8cff' } } });
  return manifest && { manifest, brand: own !== undefined };
}
