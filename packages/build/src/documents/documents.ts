import type { Merchant } from '@livery/themes';
import type { MerchantData } from '@livery/themes/contract';
import type { LoadedMerchant } from '@livery/merchants/load';
import type { Bundle } from '../bundle/bundle.ts';
import { headCode } from './head-code.ts';
import type { OutputFile } from '@livery/merchants/output-file';
import { page, withoutScriptsStyle, type PageParts } from './page.ts';
import { runCode } from './run-code.ts';
import { stylesOf } from './page-styles.ts';

const pageColor = ({ themes, template }: Merchant): string => {
  const value = themes[template.defaultTheme].get('color.surface.page')?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** What the first screen of the home shows behind its words. */
const firstPicture = ({ art, home, defaultTheme }: MerchantData): string | undefined =>
  home.includes('hero') ? (art?.hero ?? art?.scene)?.[defaultTheme] : undefined;

/** Whether its first pictures come before its scripts. */
const hasRoom = (html: string): boolean => /data-(?:shape="cover"|room)/.test(html);

interface SiteParts extends Pick<PageParts, 'data' | 'icons' | 'fonts'> {
  /** The bundle's styles, as far as they are the brand's. */
  readonly css: string;
  /** The brand's own styles, which stand in every page. */
  readonly brandStyle: string;
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
  { data, css, brandStyle, icons, fonts }: SiteParts,
): Promise<SiteDocuments> {
  const { renderer, entry } = bundle;
  const { defaultLanguage } = merchant.manifest;
  const site = {
    data,
    defaultTheme: merchant.template.defaultTheme,
    themeColor: pageColor(merchant),
    description: await renderer.describeSite(data),
    withoutScripts: await renderer.askForScripts(data),
    icons,
    brandStyle,
    fonts,
    entry,
    preload: bundle.preload(defaultLanguage),
  };
  const home = await renderer.renderHome(data);
  const homeScript = renderer.homeScript(data);
  // Nothing that it may draw before the rest comes is without its styles.
  const scripts = [entry, ...site.preload];
  const homeStyles = stylesOf(bundle, css, { pages: [home], scripts });

  const shell = await renderer.renderShell(data);
  const code = bundle.codeScript(defaultLanguage);
  const asked = await renderer.questionsOf(data);
  const questions = renderer.shellScript(data, asked);
  const shellScript = `${code};${questions}`;
  const pages = await renderer.renderPages(data);
  // All of them begin with the same: what each had beside that of the others, its rest would repeat.
  const drawn = [shell, ...pages.map(({ html }) => html)];
  const styles = stylesOf(bundle, css, { pages: drawn, scripts: [] });
  const files = [
    homeStyles.file,
    styles.file,
    {
      path: 'home.html',
      content: page({
        ...site,
        beginning: homeStyles,
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
        beginning: styles,
        wantsRest: true,
        script: shellScript,
        page: 'shell',
        scripts: 'first',
        content: shell,
      }),
    },
    ...pages.map(({ path, route, title, description, html }) => ({
      // Where hosts of static files look for it.
      path: `${path.slice(1)}.html`,
      content: page({
        ...site,
        title,
        description,
        beginning: styles,
        wantsRest: true,
        preload: [...site.preload, ...bundle.codeOf(route, defaultLanguage)],
        script: questions,
        page: path,
        // What waits for data waits for scripts, but for pictures that the page shows without them.
        scripts: path in asked.byPath && !hasRoom(html) ? 'beside' : 'after-paint',
        waits: true,
        content: html,
      }),
    })),
  ];
  return {
    files,
    scripts: [headCode, homeScript, shellScript, questions, runCode],
    styles: [brandStyle, homeStyles.style, styles.style, withoutScriptsStyle],
  };
}
