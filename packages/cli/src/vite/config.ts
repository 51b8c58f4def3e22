import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { flagNames } from '@livery/themes/contract';
import type { InlineConfig, PluginOption } from 'vite';
import type { Variant } from '../variant.ts';
import { appRoot } from '../paths.ts';
import { catalogue } from './catalogue.ts';
import { glyphs, noteWords } from './glyphs.ts';
import { styles } from './styles.ts';
import { vendor } from './vendor.ts';

export { closeStyles } from './styles.ts';

const plugins = (variant: Variant): PluginOption[] => [
  react(),
  ...styles(),
  catalogue(variant.flags),
];

/**
 * Flags as constants that a bundler can fold: `FLAGS.X` becomes `true` or
 * `false`, and what stands behind it is gone with its chunk and its styles.
 */
const flagConstants = (variant: Variant): Record<string, string> =>
  Object.fromEntries(flagNames.map((name) => [`FLAGS.${name}`, String(variant.flags[name])]));

/** A code slot is a module of the app; the variant says which file stands behind its name. */
const slotAliases = (variant: Variant) =>
  Object.entries(variant.slots).map(([slot, choice]) => ({
    find: `#templates/${slot}`,
    replacement: join(appRoot, `src/templates/${slot}/${choice}.tsx`),
  }));

const shared = {
  configFile: false,
  root: appRoot,
  logLevel: 'warn',
  clearScreen: false,
} as const satisfies InlineConfig;

/** Few files, by how often they change: libraries, then what screens share. */
const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 2 },
  {
    name: 'shared',
    test: /packages\/(ui|themes|contract)\/|app\/src\/kernel\//,
    minShareCount: 2,
    priority: 1,
  },
];

/** What one build of a variant learns for the next. */
export interface BuildWords {
  /** Every word in quotes that the app's code says. */
  readonly words: Set<string>;
}

/** The browser's bundle of a variant, after the server's. */
export const clientBuild = (
  variant: Variant,
  outDir: string,
  { words }: BuildWords,
): InlineConfig => ({
  ...shared,
  plugins: [...plugins(variant), glyphs(words)],
  define: flagConstants(variant),
  resolve: { alias: slotAliases(variant) },
  build: {
    outDir,
    emptyOutDir: true,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // One sheet: it is small, it is cached, and a screen never waits for its own.
    cssCodeSplit: false,
    rolldownOptions: {
      input: join(appRoot, 'src/entry-client.tsx'),
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});

/** The same app for the build to render the guest home with. */
export const serverBuild = (
  variant: Variant,
  outDir: string,
  { words }: BuildWords,
): InlineConfig => ({
  ...shared,
  plugins: [...plugins(variant), noteWords(words)],
  define: flagConstants(variant),
  resolve: { alias: slotAliases(variant) },
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
    rolldownOptions: { input: join(appRoot, 'src/chapters/account/codes/frame/entry.ts') },
  },
});

/** One development server for every merchant: flags and slots are read when the page starts. */
export const development = (): InlineConfig => ({
  ...shared,
  logLevel: 'info',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), catalogue()],
  define: Object.fromEntries(
    flagNames.map((name) => [`FLAGS.${name}`, `globalThis.liveryFlags.${name}`]),
  ),
  appType: 'custom',
  // There is no page on the disk to find the libraries from.
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
});
