import { headScript, type Merchant } from '@livery/themes';
import type { MerchantData } from '@livery/themes/contract';
import type { LoadedMerchant } from '../merchants/load.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { OutputFile } from './output.ts';
import { page, type PageParts } from './page.ts';
import { afterPaint } from './after-paint.ts';
import { beginningOf } from './pruned.ts';

const pageColor = ({ themes, template }: Merchant): string => {
  const value = themes[template.defaultTheme].get('color.surface.page')?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** What the first screen of the home shows behind its words. */
const firstPicture = ({ art, home, defaultTheme }: MerchantData): string | undefined =>
  home.includes('hero') ? (art?.hero ?? art?.scene)?.[defaultTheme] : undefined;

interface SiteParts extends Pick<PageParts, 'data' | 'icons' | 'fonts'> {
  /** Styles of every page, whatever stands in it. */
  readonly always: string;
  /** The whole sheets of the bundle and of the brand. */
  readonly style: OutputFile;
  readonly theme: { readonly path: string; readonly content: string };
}

export interface SiteDocuments {
  readonly files: readonly OutputFile[];
  /** What stands in them, and so in their policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The documents of a site: the home, every page that anybody may see, and a shell for all others. */
export async function documentsOf(
  merchant: LoadedMerchant,
  bundle: Bundle,
  { data, always, style, theme, icons, fonts }: SiteParts,
): Promise<SiteDocuments> {
  const { renderer, entry } = bundle;
  const { defaultLanguage } = merchant.manifest;
  const site = {
    data,
    defaultTheme: merchant.template.defaultTheme,
    themeColor: pageColor(merchant),
    description: await renderer.describeSite(data),
    icons,
    styles: [],
    wholeStyles: [`/${style.path}`, `/${theme.path}`],
    fonts,
    entry,
    preload: bundle.preload(defaultLanguage),
  };
  const begin = (html: string, scripts: readonly string[]): string =>
    always + beginningOf(bundle, style, { html, scripts, theme: theme.content });

  const home = await renderer.renderHome(data);
  const homeScript = renderer.homeScript(data);
  // Nothing that it may draw before the rest comes is without its styles.
  const homeStyle = begin(home, [entry, ...site.preload]);

  const shell = await renderer.renderShell(data);
  const code = bundle.codeScript(defaultLanguage);
  const asked = await renderer.questionsOf(data);
  const questions = renderer.shellScript(data, asked);
  const shellScript = `${code};${questions}`;
  const shellStyle = begin(shell, []);

  const pages = (await renderer.renderPages(data)).map((one) =>
    Object.assign({ style: begin(one.html, []) }, one),
  );
  const files = [
    {
      path: 'home.html',
      content: page({
        ...site,
        style: homeStyle,
        picture: firstPicture(data),
        script: homeScript,
        page: 'home',
        scripts: 'after-paint',
        content: home,
      }),
    },
    {
      path: 'index.html',
      content: page({
        ...site,
        style: shellStyle,
        wantsWhole: true,
        script: shellScript,
        page: 'shell',
        scripts: 'first',
        content: shell,
      }),
    },
    ...pages.map(({ path, route, title, description, html, style: own }) => ({
      // Where hosts of static files look for it.
      path: `${path.slice(1)}.html`,
      content: page({
        ...site,
        title,
        description,
        style: own,
        wantsWhole: true,
        preload: [...site.preload, ...bundle.codeOf(route, defaultLanguage)],
        script: questions,
        page: path,
        // What waits for data waits for scripts.
        scripts: path in asked ? 'beside' : 'after-paint',
        waits: true,
        content: html,
      }),
    })),
  ];
  return {
    files,
    scripts: [headScript, homeScript, shellScript, questions, afterPaint],
    styles: [...new Set([homeStyle, shellStyle, ...pages.map(({ style: own }) => own)])],
  };
}
