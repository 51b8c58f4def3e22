import { statSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { buildSites, oneOfEach, sent, type Site } from './support/sites.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function rowsOf(site: Site): Row[] {
  const { code, folder, scripts, styles, page, fonts } = site;
  const weight = (address: string): number => sent(site, address);
  const own = total(scripts.filter((path) => !path.startsWith('/assets/vendor-')).map(weight));
  const script = total(scripts.map(weight));
  // Fonts are compressed in themselves.
  const font = total(fonts.map((path) => statSync(join(folder, path)).size));
  const row = (name: string, bytes: number, bar?: string): Row => ({
    name: `${code}: ${name}`,
    value: kilobytes(bytes),
    unit: 'KB',
    ...(bar ? { bar } : {}),
  });
  return [
    row('scripts of home, without libraries', own),
    row('scripts of home, with libraries', script),
    row('styles in the page', styles),
    // What a server may send before it hears back.
    row('home.html without them', page, '< 14 KB'),
    row('fonts preloaded', font, '<= 45 KB'),
    row('first screen in all', script + styles + page + font, '<= 170 KB'),
  ];
}

export const bench: Bench = {
  about: 'what a first visit to home fetches of each variant, in brotli as it is served',
  measure: async () => oneOfEach(buildSites()).flatMap(rowsOf),
};
