import type { IncomingMessage } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { homePath, homePaths } from '@livery/contract/pages';
import { critical, dataBlock, sheet, type Diagnostic } from '@livery/themes';
import type { Plugin, ViteDevServer } from 'vite';
import { fontsOf } from '../build/fonts/fonts.ts';
import { pageIcons } from '../build/page-icons.ts';
import { page } from '../build/page.ts';
import type { LoadedMerchant } from '../merchants/load.ts';
import { describe } from '../terminal/report.ts';
import { inBursts } from './bursts.ts';
import { clientsOf, type Tell } from './clients.ts';
import { findingsPage, readEvent } from './findings-page.ts';
import { hostIn } from './guard.ts';
import { hostsOf, type Hosts } from './hosts.ts';
import type { Platform } from './platform.ts';
import { storeOf } from './store.ts';
import { watchFolders } from './watch.ts';

const sheetPaths = { fonts: '/@livery/fonts.css', theme: '/@livery/theme.css' };
const assetPath = '/@livery/';
/** What the addresses of all pages begin with. */
const pages = homePath.slice(0, homePath.lastIndexOf('/') + 1);

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
};

const place = (asset: string): string => `${assetPath}${asset}`;

const flagsScript = (merchant: LoadedMerchant): string =>
  `<script>globalThis.liveryFlags=${JSON.stringify(merchant.flags)}</script>`;

function html(merchant: LoadedMerchant): string {
  const value = merchant.themes[merchant.template.defaultTheme].get('color.surface.page')?.value;
  const text = page({
    data: dataBlock(merchant, place, merchant.marks, (asset) => merchant.sizes.get(asset)),
    defaultTheme: merchant.template.defaultTheme,
    themeColor: value?.type === 'color' ? value.value : '#000000',
    critical: critical(merchant.themes),
    icons: pageIcons(merchant, place),
    styles: [sheetPaths.fonts, sheetPaths.theme],
    fonts: [],
    entry: '/src/entry-client.tsx',
    preload: [],
    content: '',
    page: 'shell',
  });
  return text.replace('</head>', `${flagsScript(merchant)}</head>`);
}

/** What is wrong, over the page that was being looked at. */
const overlay = (one: Diagnostic, all: number) => ({
  type: 'error' as const,
  err: {
    message: `${one.message}${all > 1 ? `\n\nand ${all - 1} more, in the terminal` : ''}`,
    stack: one.hint ?? '',
    id: one.file,
    loc: { file: one.file, line: one.line, column: one.column },
    plugin: 'livery',
  },
});

/** A token or a text of a token: the sheet alone is exchanged, and the page keeps its state. */
const isTokens = (file: string): boolean => /[/\\]tokens(\.\w+)?\.json$/.test(file);

/** What a browser is sent. */
interface Answer {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly status?: number;
}

/** The sheets of a merchant as they are now. */
async function sheetsOf(merchant: LoadedMerchant): Promise<Readonly<Record<string, string>>> {
  const { faces } = await fontsOf(merchant);
  return { [sheetPaths.theme]: sheet(merchant.themes), [sheetPaths.fonts]: faces };
}

async function assetOf(merchant: LoadedMerchant, path: string): Promise<Answer | undefined> {
  const fonts = await fontsOf(merchant);
  const font = fonts.files.find((file) => `/${file.path}` === path);
  if (font) return { type: 'font/woff2', body: font.content };
  const type = types[path.split('.').at(-1) ?? ''];
  const picture = merchant.pictures.get(path.slice(assetPath.length));
  return type && picture ? { type, body: picture } : undefined;
}

/**
 * Serves merchants of a folder by their hosts, from source: the page, its
 * sheets, fonts and pictures. Only the merchant that a page asks for is read,
 * and again only after one of its files was saved. A saved token file shows at
 * once; any other file reloads the page; a finding stands over it until it is
 * mended, or in its place, and disturbs no other merchant.
 */
export function liveryMerchants(
  root: string,
  hosts: Hosts = hostsOf(resolve(root)),
  platform?: Pick<Platform, 'asked' | 'saved'>,
): Plugin {
  const folder = resolve(root);
  /** By merchant: what is wrong stands over the page, and the page under it keeps its sheets. */
  const lastGood = new Map<string, Readonly<Record<string, string>>>();

  const watch = watchFolders((path) => saved(path));
  const store = storeOf(folder, watch.follow);
  let tell: Tell = () => {};
  const saved = inBursts<string>(async (paths) => {
    const manifests = [...paths].some(isManifest) ? await hosts.refresh() : [];
    if (manifests.length > 0) followAll();
    const files = new Map<string, Set<string>>();
    for (const path of paths)
      for (const code of store.changed(path))
        files.set(code, (files.get(code) ?? new Set()).add(path));
    await Promise.all([...files].map(([code, changed]) => show(code, changed)));
    const ofFamilies = [...paths].some((path) => isManifest(path) && path.includes('_families'));
    if (manifests.length > 0 || ofFamilies)
      await platform?.saved(ofFamilies ? undefined : manifests);
  }, console.error);

  /** Or a folder that came or went. */
  const isManifest = (path: string): boolean =>
    dirname(path) === folder || basename(path) === 'manifest.jsonc';

  const followAll = (): void => {
    watch.follow(folder);
    for (const code of hosts.codes()) watch.follow(join(folder, code));
  };

  const show = async (code: string, files: ReadonlySet<string>): Promise<void> => {
    const { merchant, diagnostics } = await store.read(code);
    const pages = hosts.domainsOf(code);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const one of errors) console.error(`${describe(one)}\n`);
    const [first] = errors;
    if (first) tell(pages, overlay(first, errors.length));
    else if (merchant && [...files].every(isTokens)) {
      const before = lastGood.get(code);
      const now = await sheetsOf(merchant);
      lastGood.set(code, now);
      const timestamp = Date.now();
      // Faces are fetched anew only where they are others: they are the heavier sheet.
      const updates = Object.keys(now)
        .filter((path) => path === sheetPaths.theme || now[path] !== before?.[path])
        .map((path) => ({ type: 'css-update' as const, path, acceptedPath: path, timestamp }));
      tell(pages, { type: 'update', updates });
    } else tell(pages, { type: 'full-reload' });
    tell(pages, { type: 'custom', event: readEvent, data: { code } });
  };

  const answer = async (
    vite: ViteDevServer,
    from: IncomingMessage,
  ): Promise<Answer | undefined> => {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    const isPage = homePaths.includes(path) || (path.startsWith(pages) && !path.includes('.'));
    if (!isPage && !path.startsWith(assetPath) && !path.startsWith('/assets/')) return undefined;
    const code = hosts.codeOf(hostIn(from.headers.host));
    if (code === undefined) return undefined;
    const { merchant, diagnostics } = await store.read(code);
    const isSheet = path === sheetPaths.theme || path === sheetPaths.fonts;
    if (!merchant) {
      const before = isSheet ? lastGood.get(code)?.[path] : undefined;
      if (before !== undefined) return { type: 'text/css', body: before };
      const type = 'text/html; charset=utf-8';
      return isPage ? { type, body: findingsPage(code, diagnostics), status: 500 } : undefined;
    }
    if (isPage) {
      await platform?.asked(code);
      return { type: 'text/html', body: await vite.transformIndexHtml(path, html(merchant)) };
    }
    if (!isSheet) return assetOf(merchant, path);
    const sheets = await sheetsOf(merchant);
    lastGood.set(code, sheets);
    return { type: 'text/css', body: sheets[path] ?? '' };
  };

  return {
    name: 'livery-merchants',
    async configureServer(vite) {
      await hosts.refresh();
      followAll();
      tell = clientsOf(vite);
      vite.middlewares.use(async (from, to, next) => {
        try {
          const found = await answer(vite, from);
          if (!found) return next();
          const { type, body, status = 200 } = found;
          to.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
    closeBundle: () => watch.close(),
  };
}
