import { homePaths, pagePaths } from '@livery/contract/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { hostOf } from '../kernel/sites/host.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { Sites } from '../kernel/sites/sites.ts';

const HOME: ReadonlySet<string> = new Set(homePaths);
const HOME_FILE = 'home.html';
const FOREVER = 'public, max-age=31536000, immutable';

/** A browser fetches them beside the page, and not once its scripts ask. */
export const preloads = (pictures: readonly string[]): readonly string[] =>
  pictures.map((address) => {
    const encoded = address.replaceAll(/[^!-~]|[<>]/gu, encodeURIComponent);
    return `<${encoded}>; rel=preload; as=image`;
  });

/**
 * A built site, as a CDN would serve it; of a home it says which pictures come
 * first, which no build can know.
 */
export function staticSite(
  app: FastifyInstance,
  sites: Sites,
  firstPictures: (merchant: Merchant) => readonly string[],
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const site = sites.find(request.headers.host);
      const file = fileFor(request.url);
      if (site.kind !== 'merchant' || file === undefined) return reply.callNotFound();
      const isPage = file.endsWith('.html');
      if (!isPage) return sendFrom(reply, await folderWith(site.merchant, file), file);
      reply.headers(site.merchant.headers);
      if (file === HOME_FILE) {
        const links = preloads(firstPictures(site.merchant));
        if (links.length > 0) reply.header('link', links.join(', '));
      }
      return sendFrom(
        reply,
        site.merchant.siteFolder,
        await pageFor(site.merchant, request.url, file),
      );
    },
  });
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A page that was opened before the last release still loads the rest of it. */
async function folderWith({ siteFolder, folderBefore }: Merchant, file: string): Promise<string> {
  if (folderBefore === undefined || !file.startsWith('assets/')) return siteFolder;
  return (await isThere(join(siteFolder, file))) ? siteFolder : folderBefore;
}

const SHELL = 'index.html';
const PATHS: ReadonlySet<string> = new Set(pagePaths);
/** Pages that only a query tells from the one at their path. */
const BY_QUERY = pagePaths.flatMap((address) => {
  const [path = '', query] = address.split('?');
  return query === undefined ? [] : [{ path, query: [...new URLSearchParams(query)] }];
});

/** The document that the build rendered of a page, where it did. */
async function pageFor({ siteFolder }: Merchant, url: string, file: string): Promise<string> {
  const [pathname = '', ...search] = url.split('?');
  const searchParams = new URLSearchParams(search.join('?'));
  const isOther = BY_QUERY.some(
    ({ path, query }) =>
      path === pathname && query.every(([name, value]) => searchParams.get(name) === value),
  );
  if (file !== SHELL || isOther || !PATHS.has(pathname)) return file;
  const rendered = `${pathname.slice(1)}.html`;
  return (await isThere(join(siteFolder, rendered))) ? rendered : SHELL;
}

/**
 * The page that asks Firebase for phone codes, on a host of its own. It lies
 * in its merchant's site below a dot, where no address of the site leads.
 */
export function codesHost(app: FastifyInstance, sites: Sites): void {
  app.route<{ Params: { merchant: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/:merchant/*',
    handler: async (request, reply) => {
      const { merchant: code, '*': rest } = request.params;
      const merchant = sites.of(code);
      const codes = merchant?.firebase?.codes;
      const isHere = codes?.host === hostOf(request.headers.host)?.name;
      const file = rest === '' ? 'index.html' : fileFor(`/${rest}`);
      const isServed = file === 'index.html' ? rest === '' : file?.startsWith('assets/') === true;
      if (!merchant || !codes || !isHere || !file || !isServed) return reply.callNotFound();
      if (file === 'index.html') reply.headers(codes.headers);
      return sendFrom(reply, join(merchant.siteFolder, '.codes'), file);
    },
  });
}

export function sendFrom(reply: FastifyReply, folder: string, file: string): FastifyReply {
  reply.header('cache-control', file.startsWith('assets/') ? FOREVER : 'no-cache');
  return reply.sendFile(file, folder, { cacheControl: false });
}

/** The file a path stands for; undefined where it leads out of the folder or is no path at all. */
export function fileFor(url: string): string | undefined {
  const raw = url.replace(/[?#].*$/s, '');
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  const segments = path.split('/');
  const isClean = segments.every((part) => !part.startsWith('.') && !/[\\\0:]/.test(part));
  if (!isClean) return undefined;
  if (HOME.has(path)) return HOME_FILE;
  // An address of the API that no route took is an error, never a page.
  if (segments[1] === 'wps') return undefined;
  const last = segments.at(-1) ?? '';
  // The app's own addresses; some of them end in `.html`.
  const isRoute = !last.includes('.') || /^\/m\/.*\.html$/.test(path);
  return isRoute ? 'index.html' : path.slice(1);
}
