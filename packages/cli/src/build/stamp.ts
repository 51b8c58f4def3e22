import { homePath } from '@livery/contract/pages';
import { critical, dataBlock, headScript, sheet, webManifest, type Merchant } from '@livery/themes';
import type { MerchantData } from '@livery/themes/contract';
import type { LoadedMerchant } from '../merchants/load.ts';
import type { Bundle } from './bundle/bundle.ts';
import { fontsOf } from './fonts/fonts.ts';
import { shortHash } from '../hash.ts';
import { headersFile, pageHeaders } from './headers.ts';
import type { OutputFile } from './output.ts';
import { page } from './page.ts';
import { pageIcons } from './page-icons.ts';
import { picturesOf } from './pictures.ts';
import { onlyRead } from './prune.ts';
import { firstSheet, pruned } from './pruned.ts';

export interface Site {
  readonly build: string;
  readonly files: readonly OutputFile[];
  readonly headers: Readonly<Record<string, string>>;
}

const pageColor = ({ themes, template }: Merchant): string => {
  const value = themes[template.defaultTheme].get('color.surface.page')?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** What the first screen of the home shows behind its words. */
const firstPicture = ({ art, home, defaultTheme }: MerchantData): string | undefined =>
  home.includes('hero') ? (art?.hero ?? art?.scene)?.[defaultTheme] : undefined;

/** A merchant's site from its variant's bundle: only what is data is made here. */
export async function stamp(merchant: LoadedMerchant, bundle: Bundle): Promise<Site> {
  const pictures = picturesOf(merchant);
  const fonts = await fontsOf(merchant);
  const whole = sheet(merchant.themes);
  const { file: style, read } = pruned(bundle, merchant.template.slots, whole);
  // Faces have a sheet of their own: a colour changes more often, and they are longer.
  const sheets = [
    { name: 'fonts', content: fonts.faces },
    { name: 'theme', content: onlyRead(whole, read) },
  ]
    .filter(({ content }) => content !== '')
    .map(({ name, content }) => ({ path: `assets/${name}.${shortHash(content)}.css`, content }));
  const shown = dataBlock(merchant, pictures.place, merchant.marks, (asset) =>
    merchant.sizes.get(asset),
  );
  const inlineStyle = critical(merchant.themes);
  // Everything that a page loads is named by its content, so the names and the data are the build.
  const build = shortHash(
    JSON.stringify([bundle.entry, style.path, sheets.map(({ path }) => path), inlineStyle, shown]),
  );
  const data = { ...shown, build };
  const parts = {
    data,
    defaultTheme: merchant.template.defaultTheme,
    themeColor: pageColor(merchant),
    description: await bundle.renderer.describeSite(data),
    critical: inlineStyle,
    icons: pageIcons(merchant, pictures.place),
    fonts: fonts.preload,
    entry: bundle.entry,
    preload: bundle.preload(merchant.manifest.defaultLanguage),
  };
  const html = await bundle.renderer.renderHome(data);
  const first = firstSheet(bundle, style, {
    html,
    scripts: [parts.entry, ...parts.preload],
    sheets: [inlineStyle, ...sheets.map(({ content }) => content)],
  });
  const stylesFrom = (own: OutputFile) => [own, ...sheets].map(({ path }) => `/${path}`);
  const script = bundle.renderer.homeScript(data);
  const shellScript = [
    bundle.codeScript(merchant.manifest.defaultLanguage),
    await bundle.renderer.shellScript(data),
  ].join(';');
  const headers = pageHeaders(merchant.manifest, {
    scripts: [headScript, script, shellScript],
    style: inlineStyle,
  });
  return {
    build,
    headers,
    files: [
      ...bundle.files.filter(({ path }) => `/${path}` !== bundle.style),
      style,
      first,
      ...fonts.files,
      ...pictures.files,
      ...sheets,
      { path: 'manifest.webmanifest', content: webManifest(merchant, homePath, pictures.place) },
      {
        path: 'home.html',
        content: page({
          ...parts,
          styles: stylesFrom(first),
          wholeStyle: `/${style.path}`,
          picture: firstPicture(data),
          script,
          page: 'home',
          content: html,
        }),
      },
      {
        path: 'index.html',
        content: page({
          ...parts,
          styles: stylesFrom(style),
          script: shellScript,
          page: 'shell',
          content: await bundle.renderer.renderShell(data),
        }),
      },
      { path: '_headers', content: headersFile(headers) },
    ],
  };
}
