import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MerchantData } from '@livery/themes/contract';
import { workspace } from '@livery/merchants/paths';
import { shortHash } from '@livery/merchants/hash';
import { hashFolders } from '../hash.ts';
import type { OutputFile } from '@livery/merchants/output-file';
import type { Variant } from '../variant.ts';
import { noKnowledge } from '../vite/early.ts';
import { filesOfPages, pageScript, reachOf, type BundleManifest } from './page-chunks.ts';

/** A page that was rendered, and what it says of itself. */
export interface PublicPage {
  readonly path: string;
  /** The name of its route. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

/** What pages ask first of all. */
interface FirstQuestions {
  readonly byPath: Readonly<Record<string, readonly string[]>>;
  readonly anyhow: readonly string[];
}

/** What the app's server entry offers the build. */
export interface HomeRenderer {
  renderHome(data: MerchantData): Promise<string>;
  /** Runs at the head of the home. */
  homeScript(data: MerchantData): string;
  describeSite(data: MerchantData): Promise<string>;
  /** What a page says where scripts are turned off. */
  askForScripts(data: MerchantData): Promise<string>;
  renderShell(data: MerchantData): Promise<string>;
  renderPages(data: MerchantData): Promise<readonly PublicPage[]>;
  /** What every other page asks first of all, by its path. */
  questionsOf(data: MerchantData): Promise<FirstQuestions>;
  /** Asks for it at the head of the page. */
  shellScript(data: MerchantData, questions: FirstQuestions): string;
  /** The routes whose pages show what operators wrote. */
  htmlPages(): readonly string[];
  /** The addresses of each page that has code of its own, by its route. */
  pagePaths(): Readonly<Record<string, readonly string[]>>;
  /** The folders of each of them, by its route; its module is in one. */
  pageFolders(): Readonly<Record<string, readonly string[]>>;
}

/** One variant's bundle, ready to be stamped for any of its merchants. */
export interface Bundle {
  readonly files: readonly OutputFile[];
  readonly entry: string;
  readonly style: string;
  /** Modules the first screen needs: the entry's imports and a language's texts. */
  preload(language: string): readonly string[];
  /** Runs at the head of every page but the home: asks for its code. */
  codeScript(language: string): string;
  /** Modules that a page needs beside what the first screen needs. */
  codeOf(route: string, language: string): readonly string[];
  readonly renderer: HomeRenderer;
}

/** Folders of packages that a bundle is made of. */
export const sources = [
  'app/src',
  'web/src',
  'ui/src',
  'themes/src/contract',
  'themes/src/flags',
  'themes/src/templates',
  'contract/src',
  'build/src/vite',
];

/** Everything a bundle is made of; the same hash needs no second build. */
export async function sourceHash(): Promise<string> {
  const folders = await hashFolders(sources.map((folder) => join(workspace, 'packages', folder)));
  return shortHash(folders + (await readFile(join(workspace, 'pnpm-lock.yaml'), 'utf8')));
}

/** Set once something was built. */
let closeBundler = async (): Promise<void> => {};

async function built(variant: Variant, cache: string, hash: string): Promise<string> {
  const folder = join(cache, `${variant.key}-${hash}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.fresh`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  // Only when it is needed: a check should not wait for a bundler.
  const [{ build }, { clientBuild, closeStyles, reachBuild, serverBuild }] = await Promise.all([
    import('vite'),
    import('../vite/config.ts'),
  ]);
  closeBundler = closeStyles;
  const learned = noKnowledge();
  await build(serverBuild(variant, join(fresh, 'server'), learned));
  await build(reachBuild(variant, learned));
  await build(clientBuild(variant, join(fresh, 'client'), learned));
  await rename(fresh, folder);
  return folder;
}

async function assetFiles(client: string): Promise<OutputFile[]> {
  const names = await readdir(join(client, 'assets'));
  return Promise.all(
    names.map(async (name) => ({
      path: `assets/${name}`,
      content: await readFile(join(client, 'assets', name)),
    })),
  );
}

async function bundleOf(variant: Variant, cache: string, hash: string): Promise<Bundle> {
  const folder = await built(variant, cache, hash);
  const client = join(folder, 'client');
  const manifest = JSON.parse(
    await readFile(join(client, 'manifest.json'), 'utf8'),
  ) as BundleManifest;
  const entry = manifest['src/entry-client.tsx'];
  if (!entry) throw new Error('The bundle has no entry');
  const style = manifest['style.css'];
  if (!style) throw new Error('The bundle has no style sheet');
  const renderer = (await import(
    pathToFileURL(join(folder, 'server/entry-server.mjs')).href
  )) as HomeRenderer;
  const preload = (language: string): readonly string[] =>
    reachOf(manifest, ['src/entry-client.tsx', `src/texts/${language}/early.ts`])
      .slice(1)
      .map((file) => `/${file}`);
  const byLanguage = new Map<string, ReturnType<typeof filesOfPages>>();
  const pageFiles = (language: string): ReturnType<typeof filesOfPages> => {
    const files =
      byLanguage.get(language) ??
      filesOfPages(manifest, renderer.pageFolders(), {
        language,
        known: [...preload(language), `/${entry.file}`],
        htmlPages: renderer.htmlPages(),
      });
    byLanguage.set(language, files);
    return files;
  };
  return {
    files: await assetFiles(client),
    entry: `/${entry.file}`,
    style: `/${style.file}`,
    preload,
    codeScript: (language) => pageScript(pageFiles(language), renderer.pagePaths()),
    codeOf: (route, language) => pageFiles(language).get(route) ?? [],
    renderer,
  };
}

/** The bundle of each variant by its key; what is not known from before is built. */
export async function bundlesOf(
  variants: ReadonlyMap<string, Variant>,
  cache: string,
  say: (line: string) => void,
): Promise<ReadonlyMap<string, Bundle>> {
  const hash = await sourceHash();
  await forgetOld(cache, hash);
  const bundles = new Map<string, Bundle>();
  try {
    for (const [key, variant] of variants) {
      say(`Bundle ${bundles.size + 1} of ${variants.size}`);
      bundles.set(key, await bundleOf(variant, cache, hash));
    }
  } finally {
    await closeBundler();
  }
  return bundles;
}

/** Bundles of sources that are no more. */
async function forgetOld(cache: string, hash: string): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    if (!name.endsWith(`-${hash}`)) await rm(join(cache, name), { recursive: true, force: true });
  }
}
