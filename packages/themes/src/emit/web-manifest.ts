import { cssOf } from '../contract/css.ts';
import type { Merchant } from '../merchant.ts';

/** The web app manifest of a merchant, in its default mode's colours. */
export function webManifest({ manifest, template, themes }: Merchant, icon: string): string {
  const page = themes[template.defaultTheme].get('color.surface.page');
  const color = page ? cssOf(page.value) : undefined;
  return JSON.stringify({
    id: '/m/home',
    name: manifest.name,
    short_name: manifest.name,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
  });
}
