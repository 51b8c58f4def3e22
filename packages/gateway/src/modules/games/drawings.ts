import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { drawingHeaders } from '../../http/security-headers.ts';
import type { Artwork } from './artwork.ts';
import { drawingUrl } from './catalogue.ts';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

interface Drawing {
  readonly svg: string;
  readonly brotli: Buffer;
}

const kinds = ['covers', 'vendors', 'banners'] as const;
type Kind = (typeof kinds)[number];

/** Covers, vendors' marks and banners, drawn when first asked for and kept. */
export function drawingRoutes(app: FastifyInstance, art: Artwork): void {
  const sources = {
    covers: new Map(art.games.map((game) => [game.slug, game])),
    vendors: new Map(art.vendors.map((vendor) => [vendor.code, vendor])),
    banners: new Map(art.banners.map((banner) => [banner.id, banner])),
  };
  const kept = new Map<string, Promise<Drawing>>();

  const drawingOf = (kind: Kind, name: string): Promise<Drawing> | undefined => {
    const key = `${kind}/${name}`;
    const source = sources[kind].get(name);
    if (source === undefined) return undefined;
    const drawing = kept.get(key) ?? make(source);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    return drawing;
  };

  for (const kind of kinds) {
    app.get<{ Params: { file: string } }>(`/img/${kind}/:file`, async (request, reply) => {
      const name = /^([\w-]+)\.[0-9a-f]{10}\.svg$/.exec(request.params.file)?.[1] ?? '';
      const drawing = await drawingOf(kind, name);
      if (drawing === undefined) return reply.callNotFound();
      // An address of an earlier release still gets a picture, but not for ever.
      const isCurrent = request.url === drawingUrl(kind, name, art.version);
      return send(request, reply, drawing, isCurrent);
    });
  }
}

async function make(source: { draw(): string }): Promise<Drawing> {
  const svg = source.draw();
  return { svg, brotli: await compress(svg, QUALITY) };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { svg, brotli }: Drawing,
  isCurrent: boolean,
): FastifyReply {
  reply
    .headers(drawingHeaders)
    .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'accept-encoding')
    .type('image/svg+xml; charset=utf-8');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(svg);
}
