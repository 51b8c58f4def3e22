import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pictures } from '../kernel/pictures.ts';
import { drawingHeaders } from './replies/security-headers.ts';

const kinds = ['covers', 'vendors', 'banners'] as const;

/** Pictures with a hash of what is in them in their names: kept for ever, compressed already. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  const { folder } = pictures;
  if (folder === undefined) return;
  for (const kind of kinds) {
    app.get<{ Params: { file: string } }>(`/img/${kind}/:file`, async (request, reply) => {
      const name = /^([\w-]+?)(\.[0-9a-f]{10})?\.svg$/.exec(request.params.file)?.[1] ?? '';
      const file = pictures.fileOf(`${kind}/${name}`);
      if (file === undefined) return reply.callNotFound();
      // An address of an earlier release still gets a picture, but not for ever.
      const isCurrent = request.url === `/img/${file}`;
      const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
      if (takesBrotli) reply.header('content-encoding', 'br');
      return (
        reply
          .headers(drawingHeaders)
          // An app beside the site shows them, too.
          .header('cross-origin-resource-policy', 'same-site')
          .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
          .header('vary', 'accept-encoding')
          .type('image/svg+xml; charset=utf-8')
          .send(await readFile(join(folder, takesBrotli ? `${file}.br` : file)))
      );
    });
  }
}
