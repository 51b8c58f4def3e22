import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { weighLibraries } from './support/libraries.ts';
import { buildSites, oneOfEach, sent, type Site } from './support/sites.ts';

/**
 * What a page may weigh together with the guest's home, in KB of brotli: what
 * they share may stand on either side.
 */
const bars: Readonly<Record<string, string>> = {
  'login-page': '<= 163 KB',
  'register-page': '<= 175 KB',
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** A module, and all that it cannot begin without. */
function withImports(site: Site, address: string): Set<string> {
  const reach = new Set([address]);
  for (const module of reach) {
    const code = readFileSync(join(site.folder, module), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      reach.add(`/assets/${name}`);
    }
  }
  return reach;
}

const pagesOf = (site: Site): readonly (readonly [name: string, address: string])[] =>
  readdirSync(join(site.folder, 'assets'))
    .toSorted()
    .flatMap((file) => {
      const [, name] = /^(\w[\w-]*-page)-[\w-]{8}\.js$/.exec(file) ?? [];
      return name === undefined ? [] : [[name, `/assets/${file}`] as const];
    });

const row = (name: string, bytes: number, bar?: string): Row => {
  const figure = { name, value: kilobytes(bytes), unit: 'KB' };
  return bar ? { ...figure, bar } : figure;
};

function rowsOf(site: Site, floor: number): Row[] {
  const home = new Set(site.scripts);
  const weight = (address: string): number => sent(site, address);
  const scripts = total(site.scripts.map(weight));
  const pages = pagesOf(site).flatMap(([name, address]) => {
    const more = [...withImports(site, address)].filter((module) => !home.has(module));
    const bytes = total(more.map(weight));
    const bar = bars[name];
    const added = row(`${site.code}: ${name} adds`, bytes);
    return bar ? [added, row(`${site.code}: ${name} and home`, scripts + bytes, bar)] : [added];
  });
  return [
    row(`${site.code}: scripts of the guest's home`, scripts),
    {
      name: `${site.code}: the same over its libraries`,
      value: scripts / floor,
      unit: '×',
      bar: '<= 1.2 ×',
    },
    ...pages,
  ];
}

async function measure(): Promise<readonly Row[]> {
  const floor = await weighLibraries();
  return [
    row('the libraries, wired to nothing', floor),
    ...oneOfEach(buildSites()).flatMap((site) => rowsOf(site, floor)),
  ];
}

export const bench: Bench = {
  about: "what each page adds to the scripts of the guest's home, in brotli as it is served",
  measure,
};
