import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { MerchantsFile } from '../../packages/contract/src/merchants.ts';
import { kilobytes, type Bench, type Row } from './support/bench.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');

function readMerchants(): MerchantsFile {
  const file = join(dist, 'merchants.json');
  if (!existsSync(file)) {
    // What the build says goes where it cannot end up in the figures.
    const stdio = ['ignore', process.stderr.fd, 'inherit'] as const;
    const { status } = spawnSync(process.execPath, ['packages/cli/src/main.ts', 'build'], {
      cwd: root,
      stdio: [...stdio],
    });
    if (status !== 0) throw new Error('The demo merchants do not build');
  }
  return JSON.parse(readFileSync(file, 'utf8')) as MerchantsFile;
}

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : []));

/** What a first visit to home fetches before anything is asked of the platform. */
function firstScreen(site: string) {
  const html = readFileSync(join(site, 'home.html'), 'utf8');
  return {
    scripts: [
      ...all(html, /<link rel="modulepreload" href="([^"]+)"/g),
      ...all(html, /<script type="module" src="([^"]+)"/g),
    ],
    styles: all(html, /<link rel="stylesheet" href="([^"]+)"/g),
    fonts: all(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function rowsOf(code: string, site: string): Row[] {
  const sent = (address: string): number => statSync(join(site, `${address}.br`)).size;
  const { scripts, styles, fonts } = firstScreen(site);
  const own = total(scripts.filter((path) => !path.startsWith('/assets/vendor-')).map(sent));
  const script = total(scripts.map(sent));
  const style = total(styles.map(sent));
  const page = sent('home.html');
  // Fonts are compressed in themselves.
  const font = total(fonts.map((path) => statSync(join(site, path)).size));
  const row = (name: string, bytes: number, bar?: string): Row => ({
    name: `${code}: ${name}`,
    value: kilobytes(bytes),
    unit: 'KB',
    ...(bar ? { bar } : {}),
  });
  return [
    row('scripts of home, without libraries', own),
    row('scripts of home, with libraries', script),
    row('style sheets', style),
    // What a server may send before it hears back.
    row('home.html', page, '< 14 KB'),
    row('fonts preloaded', font),
    row('first screen in all', script + style + page + font),
  ];
}

/** A variant once, however many merchants share it. */
const measure = async (): Promise<readonly Row[]> => {
  const seen = new Set<string>();
  return readMerchants().merchants.flatMap((merchant) => {
    const site = join(dist, merchant.site);
    const variant = firstScreen(site).scripts.join();
    if (seen.has(variant)) return [];
    seen.add(variant);
    return rowsOf(merchant.code, site);
  });
};

export const bench: Bench = {
  about: 'what a first visit to home fetches of each variant, in brotli as it is served',
  measure,
};
