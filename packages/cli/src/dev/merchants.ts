import type { IncomingMessage } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import { homePath, homePaths } from '@livery/contract/pages';
import { sheet, type Diagnostic } from '@livery/themes';
import type { Plugin, ViteDevServer } from 'vite';
import { describe } from '../terminal/report.ts';
import { inBursts } from './bursts.ts';
import { clientsOf, type Tell } from './clients.ts';
import { findingsPage, readEvent } from './findings-page.ts';
import { hostIn } from './guard.ts';
import { hostsOf, type Hosts } from './hosts.ts';
import { picturePageAt, picturesAnswer } from './picture-pages.ts';
import type { Platform } from './platform.ts';
import { assetOf, assetPath, documentOf, fontSheetOf, sheetPaths, type Answer } from './served.ts';
import { storeOf } from './store.ts';
import { saveTime } from './thrift.ts';
import { watchFolders } from './watch.ts';

/** What the addresses of all pages begin with. */
const pages = homePath.slice(0, homePath.lastIndexOf('/') + 1);

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

/** Before the server stands, no page is open. */
const tellNobody: Tell = () => {};

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
  /** By merchant and path: what is wrong stands over the page, and the page under it keeps its sheets. */
  const lastGood = new Map<string, string>();

  const watch = watchFolders((path) => {
    saveTime();
    saved(path);
  });
  const store = storeOf(folder, watch.follow);
  let tell: Tell = tellNobody;
  const saved = inBursts<string>(async (paths) => {
    const manifests = [...paths].some(isManifest) ? await hosts.refresh() : [];
    if (manifests.length > 0) followAll();
    const ofFamilies = [...paths].some((path) => isManifest(path) && path.includes('_families'));
    if (manifests.length > 0 || ofFamilies)
      await platform?.saved(ofFamilies ? undefined : manifests);
    const files = new Map<string, Set<string>>();
    for (const path of paths)
      for (const code of store.changed(path))
        files.set(code, (files.get(code) ?? new Set()).add(path));
    await Promise.all([...files].map(([code, changed]) => show(code, changed)));
  }, console.error);

  /** Or a folder that came or went. */
  const isManifest = (path: string): boolean =>
    dirname(path) === folder || basename(path) === 'manifest.jsonc';

  const followAll = (): void => {
    watch.follow(folder);
    for (const code of hosts.codes()) watch.follow(join(folder, code));
  };

  const exchange = (own: readonly string[], path: string): void => {
    const update = { type: 'css-update' as const, path, acceptedPath: path };
    tell(own, { type: 'update', updates: [{ ...update, timestamp: Date.now() }] });
  };

  const show = async (code: string, files: ReadonlySet<string>): Promise<void> => {
    const own = hosts.domainsOf(code);
    const isTheme = [...files].every(isTokens);
    // A theme waits neither for pictures nor for texts to be measured; with it goes what lay over the page.
    if (isTheme && (await store.themes(code))) exchange(own, sheetPaths.theme);
    const { merchant, diagnostics } = await store.read(code);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const one of errors) console.error(`${describe(one)}\n`);
    const [first] = errors;
    if (first) tell(own, overlay(first, errors.length));
    else if (merchant && isTheme) {
      // Faces are dear to cut and seldom change.
      const key = code + sheetPaths.fonts;
      const now = await fontSheetOf(merchant);
      if (now !== lastGood.get(key)) exchange(own, sheetPaths.fonts);
      lastGood.set(key, now);
    } else tell(own, { type: 'full-reload' });
    tell(own, { type: 'custom', event: readEvent, data: { code } });
  };

  const answer = async (
    vite: ViteDevServer,
    from: IncomingMessage,
  ): Promise<Answer | undefined> => {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    const pictures = picturePageAt(path);
    const isPage =
      pictures !== undefined ||
      homePaths.includes(path) ||
      (path.startsWith(pages) && !path.includes('.'));
    if (!isPage && !path.startsWith(assetPath) && !path.startsWith('/assets/')) return undefined;
    const code = hosts.codeOf(hostIn(from.headers.host));
    if (code === undefined) return undefined;
    const themes = path === sheetPaths.theme ? await store.themes(code) : undefined;
    if (themes) {
      const body = sheet(themes);
      lastGood.set(code + path, body);
      return { type: 'text/css', body };
    }
    const { merchant, diagnostics } = await store.read(code);
    if (!merchant) {
      const before = lastGood.get(code + path);
      if (before !== undefined) return { type: 'text/css', body: before };
      const type = 'text/html; charset=utf-8';
      return isPage ? { type, body: findingsPage(code, diagnostics), status: 500 } : undefined;
    }
    if (pictures) return picturesAnswer(pictures, merchant);
    if (isPage) {
      await platform?.asked(code);
      const body = await vite.transformIndexHtml(path, documentOf(merchant));
      return { type: 'text/html', body };
    }
    if (path !== sheetPaths.fonts) return assetOf(merchant, path);
    const css = await fontSheetOf(merchant);
    lastGood.set(code + path, css);
    return { type: 'text/css', body: css };
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
