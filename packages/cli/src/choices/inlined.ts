import { dataBlock, jsonForHtml, sheet } from '@livery/themes';
import { fontsOf } from '@livery/build/fonts/fonts';
import { mediaTypeOf } from '../media-types.ts';
import type { LoadedMerchant } from '@livery/merchants/load';
import type { ChoicesBundle } from './bundle.ts';

const inlined = (path: string, content: string | Uint8Array): string =>
  `data:${mediaTypeOf(path) ?? 'application/octet-stream'};base64,${Buffer.from(content).toString('base64')}`;

/** The brand's faces with their files in them. */
async function facesOf(merchant: LoadedMerchant): Promise<string> {
  const { faces, files } = await fontsOf(merchant);
  return files.reduce(
    (css, { path, content }) => css.replaceAll(`/${path}`, inlined(path, content)),
    faces,
  );
}

/** Text that ends no script element. */
const kept = (text: string): string => text.replaceAll(/<\/(script)/gi, '<\\/$1');

/** Everything that a page of pictures draws with, so that it needs no server and no file beside it. */
export async function inlinedParts(
  merchant: LoadedMerchant,
  { script, style, catalogue }: ChoicesBundle,
): Promise<string> {
  const place = (asset: string): string => {
    const content = merchant.pictures.get(asset);
    return content ? inlined(asset, content) : '';
  };
  const data = {
    merchant: dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
    flags: merchant.flags,
    catalogue,
  };
  const sheets = [style, await facesOf(merchant), sheet(merchant.themes)];
  return [
    ...sheets.map((css) => `<script type="text/css">${kept(css)}</script>`),
    `<script type="application/json" id="choices-data">${jsonForHtml(data)}</script>`,
    `<script>globalThis.liveryFlags=${jsonForHtml(merchant.flags)}</script>`,
    `<script id="choices-script">${kept(script)}</script>`,
  ].join('\n');
}
