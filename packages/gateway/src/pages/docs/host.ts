import { openApiDocument } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { sendFrom } from '../../http/static-site.ts';
import { docsPage } from './page.ts';

/** The contract for people and for tools; both are made once, when first asked for. */
export function docsRoutes(start: FastifyInstance): void {
  let page: string | undefined;
  let document: string | undefined;

  start.get('/docs/', (_request, reply) => {
    page ??= docsPage();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  start.get('/docs', (_request, reply) => reply.redirect('/docs/', 308));
  start.get('/docs/docs.css', (_request, reply) =>
    sendFrom(reply, import.meta.dirname, 'docs.css'),
  );

  start.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument());
    return reply
      .header('cache-control', 'no-cache')
      .type('application/openapi+json; charset=utf-8')
      .send(document);
  });
}
