import type { LoadedMerchant } from '@livery/merchants/load';
import { shortHash } from '@livery/merchants/hash';
import type { OutputFile } from '@livery/merchants/output-file';

export interface Pictures {
  readonly files: readonly OutputFile[];
  /** The address a picture of the folder is served under. */
  readonly place: (asset: string) => string;
}

/** The pictures a merchant names, each under a name with its hash. */
export function picturesOf({ pictures }: LoadedMerchant): Pictures {
  const read = [...pictures].map(([asset, content]) => {
    const [name, kind] = asset.split('.');
    return { asset, path: `${name}.${shortHash(content)}.${kind}`, content };
  });
  const places = new Map(read.map(({ asset, path }) => [asset, `/${path}`]));
  return {
    files: read.map(({ path, content }) => ({ path, content })),
    place: (asset) => places.get(asset) ?? `/${asset}`,
  };
}
