import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures } from '../kernel/pictures/pictures.ts';
import { isInPixels, pixelsOf } from '../kernel/pictures/pixels.ts';
import { drawingHeaders } from './replies/security-headers.ts';

const kinds = ['covers', 'vendors', 'banners'] as const;

/** Pictures with a hash of what is in them in their names: kept for ever. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  const { folder } = pictures;
  if (folder === undefined) return;

  const sendDrawing = async (reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const takesBrotli = /\bbr\b/.test(String(reply.request.headers['accept-encoding'] ?? ''));
    if (takesBrotli) reply.header('content-encoding', 'br');
    return reply
      .header('vary', 'accept-encoding')
      .type('image/svg+xml; charset=utf-8')
      .send(await readFile(join(folder, takesBrotli ? `${file}.br` : file)));
  };

  for (const kind of kinds) {
    app.get<{ Params: { file: string } }>(`/img/${kind}/:file`, async (request, reply) => {
      const [, name = '', , type] =
        /^([\w-]+?)(\.[0-9a-f]{10})?\.(svg|webp)$/.exec(request.params.file) ?? [];
      const file = pictures.fileOf(`${kind}/${name}`);
      const asPixels = type === 'webp';
      if (file === undefined || (asPixels && !isInPixels(kind))) return reply.callNotFound();
      // An address of an earlier release still gets a picture, but not for ever.
      const isCurrent = request.url === `/img/${asPixels ? pixelsOf(file) : file}`;
      reply
        .headers(drawingHeaders)
        // An app beside the site shows them, too.
        .header('cross-origin-resource-policy', 'same-site')
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!asPixels) return sendDrawing(reply, file);
      return reply.type('image/webp').send(await pictures.inPixels(file));
    });
  }
}
