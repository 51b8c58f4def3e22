import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import type * as Search from '../../packages/app/src/chapters/lobby/finder/create-finder.ts';
import { demoOffer } from '../../packages/demo/src/catalogue/offer.ts';
import { kilobytes, type Bench, type Row } from './support/bench.ts';
import { interleave } from './support/measure.ts';

const app = join(import.meta.dirname, '../../packages/app');
const large = 10_000;

/** As somebody types them, a letter after the other: as they are written, with slips, and nothing at all. */
const typed = ['moon orchard', 'pegfal prme', 'houselihgt', 'zzzzzzzz'];

const keystrokes = typed.flatMap((text) =>
  Array.from(text, (_, index) => text.slice(0, index + 1)),
);

/** The search alone, as a page is served it. */
async function built() {
  const outDir = await mkdtemp(join(app, 'node_modules/.search-'));
  try {
    await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      build: {
        outDir,
        minify: true,
        lib: {
          entry: join(app, 'src/chapters/lobby/finder/create-finder.ts'),
          formats: ['es'],
          fileName: () => 'search.js',
        },
        rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
      },
    });
    const file = join(outDir, 'search.js');
    const search = (await import(pathToFileURL(file).href)) as typeof Search;
    return { search, script: brotliCompressSync(await readFile(file)).length };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Names as the platform answers them, of the demo's catalogue or of many times as many: other words, of the same kind. */
function namesOf(count: number): Search.Names {
  const { games, vendors } = demoOffer;
  const words = [...new Set(games.flatMap(({ title }) => title.split(' ')))];
  const word = (number: number): string => words[number % words.length] ?? '';
  const titleOf = (title: string, index: number): string =>
    index < games.length ? title : `${word(index * 7)} ${word(index * 13 + 5)} ${index}`;
  const made = Array.from({ length: count }, (_, index) => {
    const game = games[index % games.length];
    if (!game) throw new Error('The demo offers no games');
    return { ...game, title: titleOf(game.title, index) };
  });
  return {
    games: made.map(({ node_id, title, vendor, category, practice }, index) => ({
      id: index < games.length ? node_id : `${node_id}-${index}`,
      name: title,
      by: vendor,
      in: category,
      icon: `/img/covers/${node_id}.${index.toString(16).padStart(10, '0')}.svg`,
      practice,
    })),
    vendors: vendors.map(({ code, name }) => ({ code, name, icon: '' })),
    categories: [...new Set(games.map(({ category }) => category))],
  };
}

async function rowsFor(search: typeof Search, count: number): Promise<Row[]> {
  const names = namesOf(count);
  const kinds = new Map(names.categories.map((code) => [code, code]));
  const finder = await search.createFinder(names, kinds);
  const tasks = keystrokes.map((text) => ({ name: text, run: () => finder.find(text) }));
  const time = await interleave(tasks, { rounds: 7 });
  const times = keystrokes.map((text) => time(text)).toSorted((one, other) => one - other);
  const begun = performance.now();
  await search.createFinder(names, kinds);
  const ready = performance.now() - begun;
  const whole = JSON.stringify(names);
  const name = (what: string): string => `${count} names: ${what}`;
  return [
    {
      name: name('a letter, the median'),
      value: times[Math.floor(times.length / 2)] ?? 0,
      unit: 'ms',
    },
    { name: name('a letter, the slowest'), value: times.at(-1) ?? 0, unit: 'ms', bar: '< 16 ms' },
    { name: name('made ready'), value: ready, unit: 'ms' },
    { name: name('as they are sent'), value: kilobytes(whole.length), unit: 'KB' },
    { name: name('in brotli'), value: kilobytes(brotliCompressSync(whole).length), unit: 'KB' },
  ];
}

export const bench: Bench = {
  about: 'what a letter costs in the search over all names, and what the search weighs',
  measure: async () => {
    const { search, script } = await built();
    const demo = demoOffer.games.length;
    return [
      { name: 'the search with its library, in brotli', value: kilobytes(script), unit: 'KB' },
      ...(await rowsFor(search, demo)),
      ...(await rowsFor(search, large)),
    ];
  },
};
