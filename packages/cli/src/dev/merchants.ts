import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { homePath, homePaths } from '@livery/contract/pages';
import { critical, dataBlock, hasErrors, sheet, type Diagnostic } from '@livery/themes';
import type { Plugin, ViteDevServer } from 'vite';
import { fontsOf } from '../build/fonts/fonts.ts';
import { pageIcons } from '../build/page-icons.ts';
import { page } from '../build/page.ts';
import { loadMerchants, type LoadedMerchant } from '../merchants/load.ts';
import { describe } from '../terminal/report.ts';
import { inBursts } from './bursts.ts';

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

/**
 * Serves every merchant of a folder by its host, from source: the page, its
 * sheet, fonts and pictures. A saved token file shows at once; any other file
 * reloads the page; a finding stands over it until it is mended.
 */
export function liveryMerchants(root: string): Plugin {
  const folder = resolve(root);

  const show = async (vite: ViteDevServer, saved: ReadonlySet<string>): Promise<void> => {
    const { diagnostics } = await loadMerchants(folder);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const one of errors) console.error(`${describe(one)}\n`);
    const [first] = errors;
    if (first) vite.ws.send(overlay(first, errors.length));
    else if ([...saved].every(isTokens)) {
      const timestamp = Date.now();
      const updates = Object.values(sheetPaths).map((path) => ({
        type: 'css-update' as const,
        path,
        acceptedPath: path,
        timestamp,
      }));
      vite.ws.send({ type: 'update', updates });
    } else vite.ws.send({ type: 'full-reload' });
  };

  /** By host and path: what is wrong stands over the page, and the page under it keeps its sheets. */
  const lastGood = new Map<string, string>();

  const answer = async (
    vite: ViteDevServer,
    from: IncomingMessage,
    to: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    const isPage = homePaths.includes(path) || (path.startsWith(pages) && !path.includes('.'));
    if (!isPage && !path.startsWith(assetPath) && !path.startsWith('/assets/')) return next();
    const send = (type: string, body: string | Uint8Array, status = 200): void => {
      to.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    const { merchants, diagnostics } = await loadMerchants(folder);
    const host = (from.headers.host ?? '').replace(/:\d+$/, '');
    const merchant = merchants.find(({ manifest }) => manifest.domains.includes(host));
    if (!merchant) {
      const sheetBefore = lastGood.get(host + path);
      if (sheetBefore !== undefined) return send('text/css', sheetBefore);
      if (!isPage || !hasErrors(diagnostics)) return next();
      // No merchant answers on this host, perhaps because its files are wrong.
      return send('text/plain; charset=utf-8', diagnostics.map(describe).join('\n\n'), 500);
    }
    if (isPage) return send('text/html', await vite.transformIndexHtml(path, html(merchant)));
    const fonts = await fontsOf(merchant);
    if (path === sheetPaths.theme || path === sheetPaths.fonts) {
      const css = path === sheetPaths.theme ? sheet(merchant.themes) : fonts.faces;
      lastGood.set(host + path, css);
      return send('text/css', css);
    }
    const font = fonts.files.find((file) => `/${file.path}` === path);
    if (font) return send('font/woff2', font.content);
    const type = types[path.split('.').at(-1) ?? ''];
    const asset = path.slice(assetPath.length);
    const picture = merchant.pictures.get(asset);
    return type && picture ? send(type, picture) : next();
  };

  return {
    name: 'livery-merchants',
    configureServer(vite) {
      vite.watcher.add(folder);
      const saved = inBursts<string>((files) => show(vite, files), console.error);
      for (const event of ['add', 'change', 'unlink'] as const) {
        vite.watcher.on(event, (file) => {
          if (resolve(file).startsWith(folder + sep)) saved(file);
        });
      }
      vite.middlewares.use(async (from, to, next) => {
        try {
          await answer(vite, from, to, next);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
