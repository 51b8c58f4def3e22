import { escapeHtml, headScript, jsonForHtml } from '@livery/themes';
import type { PageIcons } from './page-icons.ts';
import { merchantDataId, type MerchantData, type Mode } from '@livery/themes/contract';

export interface PageParts {
  readonly data: MerchantData;
  readonly defaultTheme: Mode;
  readonly themeColor: string;
  /** What the site says of itself; its name where it says nothing. */
  readonly description?: string;
  readonly critical: string;
  readonly icons: PageIcons;
  readonly styles: readonly string[];
  /** The whole of the first of them, where that holds only what the page begins with. */
  readonly wholeStyle?: string | undefined;
  readonly fonts: readonly string[];
  readonly entry: string;
  readonly preload: readonly string[];
  /** Picture of the first screen, in the mode of a first visit. */
  readonly picture?: string | undefined;
  /** What else runs before the first paint. */
  readonly script?: string | undefined;
  /** The rendered home, or a shell that the app replaces. */
  readonly content: string;
  readonly page: 'home' | 'shell';
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One HTML document; everything in it that differs between merchants comes from the parts. */
export function page(parts: PageParts): string {
  const { data } = parts;
  const language = data.languages[0];
  const slots = Object.entries(data.template)
    .map(([slot, choice]) => ` data-${kebab(slot)}="${choice}"`)
    .join('');
  return [
    '<!doctype html>',
    `<html lang="${language?.tag ?? 'en'}" dir="${language?.dir ?? 'ltr'}" data-theme="${parts.defaultTheme}"${slots}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(data.name)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description ?? data.name)}">`,
    `<meta name="theme-color" content="${parts.themeColor}">`,
    ...[headScript, parts.script ?? ''].filter(Boolean).map((text) => `<script>${text}</script>`),
    `<style>${parts.critical}</style>`,
    ...parts.styles.map((href, at) => {
      const whole = at === 0 && parts.wholeStyle ? ` data-whole="${parts.wholeStyle}"` : '';
      return `<link rel="stylesheet" href="${href}"${whole}>`;
    }),
    ...parts.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...(parts.picture
      ? [`<link rel="preload" as="image" fetchpriority="high" href="${parts.picture}">`]
      : []),
    ...parts.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="icon" href="${parts.icons.tab}">`,
    ...(parts.icons.apple ? [`<link rel="apple-touch-icon" href="${parts.icons.apple}">`] : []),
    ...(parts.icons.card ? [`<meta property="og:image" content="${parts.icons.card}">`] : []),
    '</head>',
    '<body>',
    `<div id="root" data-page="${parts.page}">${parts.content}</div>`,
    `<script type="application/json" id="${merchantDataId}">${jsonForHtml(data)}</script>`,
    `<script type="module" src="${parts.entry}"></script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
