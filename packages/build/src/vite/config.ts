import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { featureNames } from '@livery/themes/contract';
import type { InlineConfig, PluginOption, Rolldown } from 'vite';
import type { Variant } from '../variant.ts';
import { appRoot } from '@livery/merchants/paths';
import { catalogue } from './catalogue.ts';
import { noteEarly, noteSources, type Knowledge } from './early.ts';
import { glyphs } from './glyphs.ts';
import { leanPreload } from './preload.ts';
import { pureRouter } from './pure.ts';
import { styles } from './styles.ts';

export { closeStyles } from './styles.ts';

const plugins = (variant: Variant, learned: Knowledge): PluginOption[] => [
  react(),
  pureRouter(),
  ...styles(),
  noteSources(learned),
  catalogue(variant.flags, learned),
];

/**
 * Flags as constants that a bundler can fold: `FLAGS.X` becomes `true` or
 * `false`, and what stands behind it is gone with its chunk and its styles.
 */
const flagConstants = (variant: Variant): Record<string, string> =>
  Object.fromEntries(featureNames.map((name) => [`FLAGS.${name}`, String(variant.flags[name])]));

/** A code slot is a module of the app; the variant says which file stands behind its name. */
const slotAliases = (variant: Variant) =>
  Object.entries(variant.slots).map(([slot, choice]) => ({
    find: `#templates/${slot}`,
    replacement: join(appRoot, `src/templates/${slot}/${choice}.tsx`),
  }));

/** Where nobody of a line logs in, even the addresses of what they call are not there. */
const withoutAgents = ({ flags }: Variant) =>
  flags.AGENCY3
    ? []
    : [
        {
          find: /^\.\/agents\/client\.ts$/,
          replacement: join(import.meta.dirname, 'no-agents.ts'),
        },
      ];

const shared = {
  configFile: false,
  root: appRoot,
  logLevel: 'warn',
  clearScreen: false,
} as const satisfies InlineConfig;

/** What stands for a page on its way, and what a page asks first: each lot is fetched at once, when the first page is idle. */
const isSkeleton =
  /\/app\/src\/(?:(?:chapters\/[^/]+\/screens|pages)\/[^/]+\/skeleton\.tsx$|kernel\/parts\/skeletons\/)/;
const isPreparation = /\/app\/src\/(?:chapters\/[^/]+\/screens|pages)\/[^/]+\/prepare\.ts$/;

/** What records are drawn by: three pages of fifty, and nobody else waits for it. How a time is written and a file saved others know too. */
const isOfRecords =
  /\/app\/src\/chapters\/cashier\/(?:records\/(?!use-record-times)|export\/(?!save-file))/;

const isLibrary = (id: string): boolean => id.includes('/node_modules/');

/**
 * Few files, by when they are needed and how often they change: the first script is two of
 * them (ADR 165).
 */
const chunkGroups = (early: ReadonlySet<string>) => [
  { name: 'vendor', test: (id: string) => isLibrary(id) && early.has(id), priority: 5 },
  // The entry is among them, and its file is called by it.
  { name: 'first', test: (id: string) => early.has(id), priority: 4 },
  { name: 'skeletons', test: isSkeleton, priority: 1 },
  { name: 'prepare', test: isPreparation, priority: 1 },
  { name: 'records', test: isOfRecords, minShareCount: 2, priority: 4 },
  // What most pages use is one request, with the first of them.
  { name: 'common', test: () => true, minShareCount: 3, priority: 3 },
  {
    name: 'later',
    test: (id: string) => !isLibrary(id),
    minShareCount: 2,
    priority: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12000,
  },
];

/** What a browser's bundles of a variant have in common. */
const forBrowsers = (variant: Variant, learned: Knowledge) => ({
  ...shared,
  plugins: [...plugins(variant, learned), glyphs(learned), leanPreload()],
  define: flagConstants(variant),
  resolve: { alias: [...slotAliases(variant), ...withoutAgents(variant)] },
});

const browserEntry = join(appRoot, 'src/entry-client.tsx');

const isFirst = /^assets\/(?:entry-client|rolldown-runtime|vendor)-/;

/** What a chunk asks for beside itself; whoever asks for it has the first script already. */
const besideIt = (chunk: string, needed: string[]): string[] =>
  needed.filter((file) => file !== chunk && !isFirst.test(file));

const isTexts = /\/app\/src\/texts\/([A-Z-]+)\/(?:early|rest)\.ts$/;
const isPage = /\/app\/src\/(?:chapters\/[^/]+\/screens|pages)\/([^/]+)\/page\.tsx$/;

/** The name of a chunk of parts that several pages share would be all of theirs, that of texts or of a page none. */
const chunkName = ({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string => {
  const file = facadeModuleId ?? '';
  const [, language = ''] = isTexts.exec(file) ?? [];
  const [, page] = isPage.exec(file) ?? [];
  const called = page ? `${page}-page` : language ? `${language.toLowerCase()}-${name}` : name;
  // All of them stand in the first script, each with its hash.
  return `assets/${called.startsWith('later~') ? 'later' : called}-[hash:7].js`;
};

/** A look at what the first script reaches, after the server's bundle; nothing is written. */
export function reachBuild(variant: Variant, learned: Knowledge): InlineConfig {
  const { plugins: all, ...config } = forBrowsers(variant, learned);
  return {
    ...config,
    plugins: [...all, noteEarly(learned)],
    build: { write: false, minify: false, rolldownOptions: { input: browserEntry } },
  };
}

/** The browser's bundle of a variant, after the look at what its first script reaches. */
export const clientBuild = (
  variant: Variant,
  outDir: string,
  learned: Knowledge,
): InlineConfig => ({
  ...forBrowsers(variant, learned),
  build: {
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: besideIt },
    target: 'es2022',
    // One sheet: it is cached, its rules have one order, and a screen never waits for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      input: browserEntry,
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: chunkGroups(learned.early),
        },
        chunkFileNames: chunkName,
      },
    },
  },
});

/** The same app for the build to render the guest home with. */
export const serverBuild = (
  variant: Variant,
  outDir: string,
  learned: Knowledge,
): InlineConfig => ({
  ...shared,
  plugins: plugins(variant, learned),
  define: flagConstants(variant),
  resolve: { alias: [...slotAliases(variant), ...withoutAgents(variant)] },
  ssr: { noExternal: true },
  build: {
    outDir,
    emptyOutDir: true,
    ssr: join(appRoot, 'src/entry-server.tsx'),
    rolldownOptions: { output: { entryFileNames: 'entry-server.mjs' } },
  },
});

/** The script of the page for phone codes, with nothing of any variant in it. */
export const codesBuild = (outDir: string): InlineConfig => ({
  ...shared,
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { input: join(appRoot, 'src/chapters/door/codes/frame/entry.ts') },
  },
});

/** One development server for every merchant: flags and slots are read when the page starts. */
export const development = (): InlineConfig => ({
  ...shared,
  logLevel: 'info',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), catalogue()],
  define: Object.fromEntries(
    featureNames.map((name) => [`FLAGS.${name}`, `globalThis.liveryFlags.${name}`]),
  ),
  appType: 'custom',
  // There is no page on the disk to find the libraries from.
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
});

/** Parts of the app as pictures of choices: one script and one sheet that fetch nothing, and no site has them. */
export const choicesBuild = (outDir: string): InlineConfig => ({
  ...shared,
  // Its size is no news, nor that a script in one piece has no address of its own.
  logLevel: 'error',
  plugins: [react(), ...styles(), catalogue()],
  define: Object.fromEntries(
    featureNames.map((name) => [`FLAGS.${name}`, `globalThis.liveryFlags.${name}`]),
  ),
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(appRoot, 'src/choices/entry.tsx'),
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: 'choices.js',
        assetFileNames: 'choices[extname]',
      },
    },
  },
});
