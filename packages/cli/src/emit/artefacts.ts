import { homePath } from '@livery/contract/pages';
import {
  contrastProof,
  contrastProofPage,
  critical,
  dataBlock,
  headScript,
  resolverDocument,
  sheet,
  tokenDocs,
  tokenDocsPage,
  webManifest,
} from '@livery/themes';
import { fontsOf } from '@livery/build/fonts/fonts';
import type { OutputFile } from '@livery/merchants/output-file';
import type { LoadedMerchant } from '@livery/merchants/load';

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const place = (asset: string): string => `/${asset}`;

/** Everything of a merchant that is data, each file as it would be served. */
export async function artefacts(merchant: LoadedMerchant): Promise<readonly OutputFile[]> {
  const fonts = await fontsOf(merchant);
  const proof = contrastProof(merchant);
  return [
    { path: 'theme.css', content: sheet(merchant.themes) },
    { path: 'fonts.css', content: fonts.faces },
    { path: 'critical.css', content: critical(merchant.themes) },
    { path: 'head.js', content: headScript },
    { path: 'manifest.webmanifest', content: webManifest(merchant, homePath, place) },
    {
      path: 'merchant.json',
      content: pretty(
        dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
      ),
    },
    { path: 'tokens.json', content: pretty(tokenDocs(merchant)) },
    { path: 'tokens.html', content: tokenDocsPage(merchant) },
    { path: 'resolver.json', content: pretty(resolverDocument(merchant)) },
    { path: 'contrast.json', content: pretty(proof) },
    { path: 'contrast.html', content: contrastProofPage(proof) },
    ...fonts.files,
    ...[...merchant.pictures].map(([path, content]) => ({ path, content })),
  ];
}
