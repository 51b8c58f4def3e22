import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { MerchantsFile } from '../../../packages/contract/src/merchants.ts';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'dist');

/** A site as it is served, and what a first visit to its home fetches of it. */
export interface Site {
  readonly code: string;
  readonly folder: string;
  readonly scripts: readonly string[];
  /** Bytes of the styles that stand in it, by themselves, and of the rest of it. */
  readonly styles: number;
  readonly page: number;
  readonly fonts: readonly string[];
}

const packed = (text: string): number => brotliCompressSync(text).length;

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].flatMap(([, address]) => (address ? [address] : []));

function readSite(code: string, folder: string): Site {
  const html = readFileSync(join(folder, 'home.html'), 'utf8');
  const [styles = '', style = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  return {
    code,
    folder,
    scripts: all(html, / data-code="([^"]+)"/g).flatMap((list) => list.split(' ')),
    styles: packed(style),
    page: packed(html.replace(styles, '')),
    fonts: all(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
  };
}

/** The demo merchants' sites of the sources as they are now; what has not changed is not built again. */
export function buildSites(): readonly Site[] {
  // What the build says goes where it cannot end up in the figures.
  const { status } = spawnSync(process.execPath, ['packages/cli/src/main.ts', 'build'], {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, 'inherit'],
  });
  if (status !== 0) throw new Error('The demo merchants do not build');
  const file = readFileSync(join(dist, 'merchants.json'), 'utf8');
  const { merchants } = JSON.parse(file) as MerchantsFile;
  return merchants.map(({ code, site }) => readSite(code, join(dist, site)));
}

/** One site of each variant, however many merchants share it. */
export function oneOfEach(sites: readonly Site[]): readonly Site[] {
  const variants = new Map<string, Site>();
  for (const site of sites) {
    const scripts = site.scripts.join();
    if (!variants.has(scripts)) variants.set(scripts, site);
  }
  return [...variants.values()];
}

/** Bytes of a file as it is sent; what is compressed in itself has no second copy. */
export const sent = (site: Site, address: string): number =>
  statSync(join(site.folder, `${address}.br`)).size;
