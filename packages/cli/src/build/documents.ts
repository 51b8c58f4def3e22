import { headScript, type Merchant } from '@livery/themes';
import type { MerchantData } from '@livery/themes/contract';
import type { LoadedMerchant } from '../merchants/load.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { OutputFile } from './output.ts';
import { page, type PageParts } from './page.ts';
import { afterPaint } from './after-paint.ts';
import { beginningsOf } from './style/beginnings.ts';

const pageColor = ({ themes, template }: Merchant): string => {
  const value = themes[template.defaultTheme].get('color.surface.page')?.value;
  return value?.type === 'color' ? value.value : '#000000';
};

/** What the first screen of the home shows behind its words. */
const firstPicture = ({ art, home, defaultTheme }: MerchantData): string | undefined =>
  home.includes('hero') ? (art?.hero ?? art?.scene)?.[defaultTheme] : undefined;

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
    icons,
    brandStyle,
    fonts,
    entry,
    preload: bundle.preload(defaultLanguage),
  };
  const home = await renderer.renderHome(data);
  const homeScript = renderer.homeScript(data);
  // Nothing that it may draw before the rest comes is without its styles.
  const homeStyles = beginningsOf(bundle, css, { html: home, scripts: [entry, ...site.preload] });
  const homeBeginning = homeStyles.of();

  const shell = await renderer.renderShell(data);
  const code = bundle.codeScript(defaultLanguage);
  const asked = await renderer.questionsOf(data);
  const questions = renderer.shellScript(data, asked);
  const shellScript = `${code};${questions}`;
  const styles = beginningsOf(bundle, css, { html: shell, scripts: [] });
  const shellBeginning = styles.of();

  const pages = (await renderer.renderPages(data)).map((one) =>
    Object.assign({ beginning: styles.of(one.html) }, one),
  );
  const begun = [homeBeginning, shellBeginning, ...pages.map(({ beginning }) => beginning)];
  const files = [
    homeStyles.rest,
    styles.rest,
    {
      path: 'home.html',
      content: page({
        ...site,
        beginning: homeBeginning,
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
        beginning: shellBeginning,
        wantsRest: true,
        script: shellScript,
        page: 'shell',
        scripts: 'first',
        content: shell,
      }),
    },
    ...pages.map(({ path, route, title, description, html, beginning }) => ({
      // Where hosts of static files look for it.
      path: `${path.slice(1)}.html`,
      content: page({
        ...site,
        title,
        description,
        beginning,
        wantsRest: true,
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
    styles: [brandStyle, ...new Set(begun.map(({ style }) => style))],
  };
}
