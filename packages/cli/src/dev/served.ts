import { critical, dataBlock } from '@livery/themes';
import { fontsOf, type MerchantFonts } from '@livery/build/fonts/fonts';
import { pageIcons } from '@livery/build/documents/page-icons';
import { page } from '@livery/build/documents/page';
import { mediaTypeOf } from '../media-types.ts';
import type { LoadedMerchant } from '@livery/merchants/load';

export const sheetPaths = { fonts: '/@livery/fonts.css', theme: '/@livery/theme.css' };
export const assetPath = '/@livery/';

/** What a browser is sent. */
export interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly status?: number;
}

const place = (asset: string): string => `${assetPath}${asset}`;

const flagsScript = (merchant: LoadedMerchant): string =>
  `<script>globalThis.liveryFlags=${JSON.stringify(merchant.flags)}</script>`;

/** The document of any page, with the entry from source. */
export function documentOf(merchant: LoadedMerchant): string {
  const value = merchant.themes[merchant.template.defaultTheme].get('color.surface.page')?.value;
  const text = page({
    data: dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
    defaultTheme: merchant.template.defaultTheme,
    themeColor: value?.type === 'color' ? value.value : '#000000',
    brandStyle: critical(merchant.themes),
    icons: pageIcons(merchant, place),
    styles: [sheetPaths.fonts, sheetPaths.theme],
    fonts: [],
    entry: '/src/entry-client.tsx',
    preload: [],
    scripts: 'first',
    content: '',
    page: 'shell',
  });
  return text.replace('</head>', `${flagsScript(merchant)}</head>`);
}

/** A merchant that was read once is asked for its faces many times. */
const known = new WeakMap<LoadedMerchant, Promise<MerchantFonts>>();

function facesOf(merchant: LoadedMerchant): Promise<MerchantFonts> {
  const fonts = known.get(merchant) ?? fontsOf(merchant);
  known.set(merchant, fonts);
  return fonts;
}

/** The sheet of a merchant's faces. */
export const fontSheetOf = async (merchant: LoadedMerchant): Promise<string> =>
  (await facesOf(merchant)).faces;

/** A font or a picture of a merchant. */
export async function assetOf(merchant: LoadedMerchant, path: string): Promise<Answer | undefined> {
  const type = mediaTypeOf(path);
  const picture = merchant.pictures.get(path.slice(assetPath.length));
  if (type && picture) return { type, body: picture };
  const { files } = await facesOf(merchant);
  const font = files.find((file) => `/${file.path}` === path);
  return font && type ? { type, body: font.content } : undefined;
}
