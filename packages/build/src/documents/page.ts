import { escapeHtml, jsonForHtml } from '@livery/themes';
import { headCode } from './head-code.ts';
import { runCode } from './run-code.ts';
import type { PageIcons } from './page-icons.ts';
import { merchantDataId, type MerchantData, type Mode } from '@livery/themes/contract';

/** The styles that a page begins with, and the sheet that says the rest of them. */
export interface Beginning {
  readonly style: string;
  readonly rest: string;
}

export interface PageParts {
  readonly data: MerchantData;
  readonly defaultTheme: Mode;
  readonly themeColor: string;
  /** What the page is called, where it has a name beside the site's. */
  readonly title?: string;
  /** What the site says of itself; its name where it says nothing. */
  readonly description?: string;
  readonly icons: PageIcons;
  /** The brand's own styles. */
  readonly brandStyle: string;
  readonly beginning?: Beginning;
  /** Whether the rest is asked for at once, and not when the page has nothing better to do. */
  readonly wantsRest?: boolean;
  /** Sheets that are read before the page is painted. */
  readonly styles?: readonly string[];
  readonly fonts: readonly string[];
  readonly entry: string;
  readonly preload: readonly string[];
  /** A shell is nothing without them; a page that was rendered is painted before, and some are whole by then. */
  readonly scripts: 'first' | 'beside' | 'after-paint';
  /** Picture of the first screen, in the mode of a first visit. */
  readonly picture?: string | undefined;
  /** What else runs before the first paint. */
  readonly script?: string | undefined;
  /** What was rendered, or a shell that the app replaces. */
  readonly content: string;
  /** What is rendered: the home, a page by its path, or a shell for any. */
  readonly page: string;
  /** Nothing in it can be used before it is alive: what somebody typed by then would be lost. */
  readonly waits?: boolean;
  /** Said where scripts are turned off. */
  readonly withoutScripts?: string;
}

/** Of the sentence that stands where scripts are turned off: the sheets of components come by script. */
export const withoutScriptsStyle =
  '[data-without-scripts]{position:sticky;inset-block-start:0;z-index:40;margin:0;padding:16px 20px;' +
  'background:var(--lv-color-surface-raised);color:var(--lv-color-text-strong);' +
  'font:600 1rem/1.4 system-ui,sans-serif;text-align:center;text-transform:none}';

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One HTML document; everything in it that differs between merchants comes from the parts. */
export function page(parts: PageParts): string {
  const { data, beginning } = parts;
  const language = data.languages[0];
  const later = parts.scripts === 'first' ? '' : ' fetchpriority="low"';
  const isLast = parts.scripts === 'after-paint';
  const code = [parts.entry, ...parts.preload];
  // One file needs no steps, as in development.
  const inSteps = code.length > 1;
  const slots = Object.entries(data.template)
    .map(([slot, choice]) => ` data-${kebab(slot)}="${choice}"`)
    .join('');
  return [
    '<!doctype html>',
    `<html lang="${language?.tag ?? 'en'}" dir="${language?.dir ?? 'ltr'}" data-theme="${parts.defaultTheme}"${slots}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(parts.title ? `${parts.title} · ${data.name}` : data.name)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description ?? data.name)}">`,
    `<meta name="theme-color" content="${parts.themeColor}">`,
    // What follows the page: half of one would be laid out and painted, and then the other half.
    `<link rel="expect" blocking="render" href="#${merchantDataId}">`,
    ...[headCode, parts.script ?? ''].filter(Boolean).map((text) => `<script>${text}</script>`),
    `<style>${parts.brandStyle}</style>`,
    ...(beginning ? [`<style data-rest="${beginning.rest}">${beginning.style}</style>`] : []),
    ...(beginning && parts.wantsRest
      ? [`<link rel="preload" as="style"${later} href="${beginning.rest}">`]
      : []),
    ...(parts.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...(parts.picture
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${parts.picture}">`]
      : []),
    ...(isLast || !inSteps
      ? []
      : code.map((href) => `<link rel="modulepreload"${later} href="${href}">`)),
    ...(inSteps
      ? [`<script${isLast ? ' data-last' : ''} data-code="${code.join(' ')}">${runCode}</script>`]
      : []),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" href="${parts.icons.tab}">`,
    ...(parts.icons.apple ? [`<link rel="apple-touch-icon" href="${parts.icons.apple}">`] : []),
    ...(parts.icons.card ? [`<meta property="og:image" content="${parts.icons.card}">`] : []),
    ...(parts.withoutScripts ? [`<noscript><style>${withoutScriptsStyle}</style></noscript>`] : []),
    '</head>',
    '<body>',
    ...(parts.withoutScripts
      ? [`<noscript><p data-without-scripts>${escapeHtml(parts.withoutScripts)}</p></noscript>`]
      : []),
    `<div id="root" data-page="${parts.page}"${parts.waits ? ' inert' : ''}>${parts.content}</div>`,
    `<script type="application/json" id="${merchantDataId}">${jsonForHtml(data)}</script>`,
    ...(inSteps ? [] : [`<script type="module"${later} src="${parts.entry}"></script>`]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
