import { critical, dataBlock, headScript, sheet, webManifest, type Merchant } from '@livery/themes';
import type { LoadedMerchant } from '../merchants/load.ts';
import type { Bundle } from './bundle.ts';
import { fontsOf } from './fonts.ts';
import { shortHash } from './hash.ts';
import { headersFile, pageHeaders } from './headers.ts';
import type { OutputFile } from './output.ts';
import { page } from './page.ts';
import { pageIcons } from './page-icons.ts';
import { picturesOf } from './pictures.ts';

export interface Site {
  readonly files: readonly OutputFile[];
  readonly headers: Readonly<Record<string, string>>;
}

const pageColor = ({ themes, template }: Merchant): string => {
  const value = themes[template.defaultTheme].get('color.surface.page')?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** A merchant's site from its variant's bundle: only what is data is made here. */
export async function stamp(merchant: LoadedMerchant, bundle: Bundle): Promise<Site> {
  const pictures = await picturesOf(merchant);
  const fonts = await fontsOf(merchant);
  const theme = sheet(merchant.themes, fonts.faces);
  const themePath = `assets/theme.${shortHash(theme)}.css`;
  const data = dataBlock(merchant, pictures.place, merchant.marks);
  const inlineStyle = critical(merchant.themes);
  const parts = {
    data,
    defaultTheme: merchant.template.defaultTheme,
    themeColor: pageColor(merchant),
    critical: inlineStyle,
    icons: pageIcons(merchant, pictures.place),
    styles: [bundle.style, `/${themePath}`],
    fonts: fonts.preload,
    entry: bundle.entry,
    preload: bundle.preload(merchant.manifest.defaultLanguage),
  };
  const headers = pageHeaders(merchant.manifest, { script: headScript, style: inlineStyle });
  return {
    headers,
    files: [
      ...bundle.files,
      ...fonts.files,
      ...pictures.files,
      { path: themePath, content: theme },
      { path: 'manifest.webmanifest', content: webManifest(merchant, pictures.place) },
      {
        path: 'home.html',
        content: page({ ...parts, page: 'home', content: await bundle.renderer.renderHome(data) }),
      },
      {
        path: 'index.html',
        content: page({
          ...parts,
          page: 'shell',
          content: await bundle.renderer.renderShell(data),
        }),
      },
      { path: '_headers', content: headersFile(headers) },
    ],
  };
}
