import { cssOf } from '../contract/css.ts';
import type { Merchant } from '../merchant.ts';

const kinds: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (path: string): string => kinds[path.split('.').at(-1) ?? ''] ?? 'image/png';

/** The web app manifest of a merchant, in its default mode's colours; it opens at `start`. */
export function webManifest(
  { manifest, template, themes }: Merchant,
  start: string,
  place: (asset: string) => string,
): string {
  const page = themes[template.defaultTheme].get('color.surface.page');
  const color = page ? cssOf(page.value) : undefined;
  const { icons = {}, logo } = manifest;
  const icon = (path: string | undefined, sizes: string, purpose?: string) =>
    path === undefined
      ? []
      : [{ src: place(path), sizes, type: typeOf(path), ...(purpose ? { purpose } : {}) }];
  return JSON.stringify({
    id: start,
    name: manifest.name,
    short_name: manifest.name,
    start_url: start,
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: [
      ...icon(icons.small, '192x192'),
      ...icon(icons.large, '512x512'),
      ...icon(icons.maskable, '512x512', 'maskable'),
      ...icon(logo.mark, 'any'),
    ],
  });
}
