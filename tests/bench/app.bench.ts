import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { buildSites, oneOfEach, sent, type Site } from './support/sites.ts';

/**
 * What a page may weigh together with the guest's home, in KB of brotli: what
 * they share may stand on either side.
 */
const bars: Readonly<Record<string, string>> = {
  'login-page': '<= 163 KB',
  'register-page': '<= 175 KB',
};

/** What a page may have for itself alone: what it shares with others is theirs as well. */
const ownBars: Readonly<Record<string, string>> = {
  'account-page': '<= 10 KB',
  'promotions-page': '<= 14 KB',
};

/** A name that only the sanitiser knows. */
const ofSanitiser = 'ALLOWED_URI_REGEXP';

const isLibraries = (address: string): boolean => address.startsWith('/assets/vendor-');

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

/** What makes operators' texts safe is fetched once for all pages that show some, and by no other. */
function sanitiserOf(site: Site): Row[] {
  const holders = readdirSync(join(site.folder, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/assets/${file}`)
    .filter((address) => readFileSync(join(site.folder, address), 'utf8').includes(ofSanitiser));
  const bytes = total(holders.map((address) => sent(site, address)));
  return [
    row(`${site.code}: the sanitiser`, bytes),
    {
      name: `${site.code}: files that hold it`,
      value: holders.length,
      unit: 'files',
      bar: '<= 1 files',
    },
  ];
}

function rowsOf(site: Site): Row[] {
  const home = new Set(site.scripts);
  const weight = (address: string): number => sent(site, address);
  const scripts = total(site.scripts.map(weight));
  const ours = total(site.scripts.filter((path) => !isLibraries(path)).map(weight));
  const pages = pagesOf(site).flatMap(([name, address]) => {
    const more = [...withImports(site, address)].filter((module) => !home.has(module));
    const bytes = total(more.map(weight));
    const bar = bars[name];
    const own = row(`${site.code}: ${name} alone`, weight(address), ownBars[name]);
    const added = row(`${site.code}: ${name} adds`, bytes);
    if (!bar) return [own, added];
    return [own, added, row(`${site.code}: ${name} and home`, scripts + bytes, bar)];
  });
  return [
    row(`${site.code}: scripts of the guest's home`, scripts, '<= 115 KB'),
    row(`${site.code}: all of it that is no library's`, ours, '<= 31 KB'),
    ...pages,
    ...sanitiserOf(site),
  ];
}

export const bench: Bench = {
  about: "what each page adds to the scripts of the guest's home, in brotli as it is served",
  measure: async () => oneOfEach(buildSites()).flatMap(rowsOf),
};
