import { readFile } from 'node:fs/promises';
import { assetsOf } from '@livery/themes';
import type { LoadedMerchant } from '../merchants/load.ts';
import { assetFile } from '../merchants/pictures.ts';
import { shortHash } from '../hash.ts';
import type { OutputFile } from './output.ts';

export interface Pictures {
  readonly files: readonly OutputFile[];
  /** The address a picture of the folder is served under. */
  readonly place: (asset: string) => string;
}

/** The pictures a merchant names, each under a name with its hash. */
export async function picturesOf(merchant: LoadedMerchant): Promise<Pictures> {
  const paths = [...new Set(assetsOf(merchant).map(({ path }) => path))];
  const read = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(await assetFile(merchant, path));
      const [name, kind] = path.split('.');
      return { asset: path, path: `${name}.${shortHash(content)}.${kind}`, content };
    }),
  );
  const places = new Map(read.map(({ asset, path }) => [asset, `/${path}`]));
  return {
    files: read.map(({ path, content }) => ({ path, content })),
    place: (asset) => places.get(asset) ?? `/${asset}`,
  };
}
