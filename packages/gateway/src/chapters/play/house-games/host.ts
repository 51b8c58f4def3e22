import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import { originAt } from '../../../http/hosts/asked.ts';
import { strictPolicy } from '../../../http/replies/security-headers.ts';
import type { HouseGames } from './house-game.ts';
import type { Sites } from '../../../kernel/sites/sites.ts';
import { fileFor, sendFrom } from '../../../http/static-site.ts';
import { framePage, type FrameQuery } from './frame/frame.ts';

const FOLDER = import.meta.dirname;
/** A game's rules lie beside its page; they are not for the page's visitor. */
const SERVED = new Set(['.html', '.js', '.css', '.svg', '.png', '.webp', '.woff2', '.json']);

/** The games' own host: only a merchant's page may frame it. */
export function gamesHost(
  app: FastifyInstance,
  sites: Sites,
  houseGames: readonly HouseGames[],
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', strictPolicy(framersOf(sites, request)));
  });

  app.get<{ Querystring: FrameQuery }>('/frame/', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('text/html; charset=utf-8')
      .send(framePage(plainStrings(request.query))),
  );

  const serve = (root: string, folder: string) =>
    app.get(`/${folder}/*`, (request, reply) => sendGameFile(root, folder, request, reply));
  serve(FOLDER, 'frame');
  for (const { root, shared, games } of houseGames) {
    for (const folder of [...shared, ...games.map((game) => game.folder)]) serve(root, folder);
  }
}

function sendGameFile(
  root: string,
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | void {
  const isEntry = request.url === `/${folder}/` || request.url.startsWith(`/${folder}/?`);
  const file = isEntry ? `${folder}/index.html` : fileFor(request.url);
  if (file === undefined || !SERVED.has(extname(file))) return reply.callNotFound();
  // A page is framed from another site; what it loads is its own.
  if (isEntry) reply.header('cross-origin-resource-policy', 'cross-origin');
  return sendFrom(reply, root, file);
}

function framersOf(sites: Sites, request: FastifyRequest): string {
  return sites.merchants
    .flatMap((merchant) => merchant.domains)
    .map((domain) => originAt(request, domain))
    .join(' ');
}

/** `?game=a&game=b` arrives as a list; only the plain form is meant. */
function plainStrings(query: FrameQuery): FrameQuery {
  return Object.fromEntries(Object.entries(query).filter((entry) => typeof entry[1] === 'string'));
}
