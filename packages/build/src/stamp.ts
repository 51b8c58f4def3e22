import { homePath } from '@livery/contract/pages';
import { critical, dataBlock, sheet, webManifest } from '@livery/themes';
import type { LoadedMerchant } from '@livery/merchants/load';
import type { Bundle } from './bundle/bundle.ts';
import { documentsOf } from './documents/documents.ts';
import { fontsOf } from './fonts/fonts.ts';
import { shortHash } from '@livery/merchants/hash';
import { headersFile, pageHeaders } from './headers/headers.ts';
import type { OutputFile } from '@livery/merchants/output-file';
import { pageIcons } from './documents/page-icons.ts';
import { picturesOf } from './pictures.ts';
import { onlyRead } from './style/prune.ts';
import { pruned } from './style/pruned.ts';

export interface Site {
  readonly build: string;
  readonly files: readonly OutputFile[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A merchant's site from its variant's bundle: only what is data is made here. */
export async function stamp(merchant: LoadedMerchant, bundle: Bundle): Promise<Site> {
  const pictures = picturesOf(merchant);
  const fonts = await fontsOf(merchant);
  const theme = sheet(merchant.themes);
  const { css, read } = pruned(bundle, merchant.template.slots, theme);
  // Faces stand in each page, which is painted with nothing else.
  const brandStyle = critical(merchant.themes) + fonts.faces + onlyRead(theme, read);
  const shown = dataBlock(merchant, pictures.place, merchant.marks, (asset) =>
    merchant.sizes.get(asset),
  );
  // Everything that a page loads is named by its content, so the names and the data are the build.
  const build = shortHash(JSON.stringify([bundle.entry, css, brandStyle, shown]));
  const data = { ...shown, build };
  const documents = await documentsOf(merchant, bundle, {
    data,
    css,
    brandStyle,
    icons: pageIcons(merchant, pictures.place),
    fonts: fonts.preload,
  });
  const headers = pageHeaders(merchant.manifest, documents);
  return {
    build,
    headers,
    files: [
      ...bundle.files.filter(({ path }) => `/${path}` !== bundle.style),
      ...fonts.files,
      ...pictures.files,
      { path: 'manifest.webmanifest', content: webManifest(merchant, homePath, pictures.place) },
      ...documents.files,
      { path: '_headers', content: headersFile(headers) },
    ],
  };
}
