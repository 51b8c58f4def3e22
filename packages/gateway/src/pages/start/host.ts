import type { FastifyInstance } from 'fastify';
import type { KnownAccounts } from '../../extras/extra.ts';
import { docsRoutes } from '../docs/host.ts';
import { portOf, schemeOf } from '../../http/asked.ts';
import { strictPolicy } from '../../http/replies/security-headers.ts';
import type { Sites } from '../../kernel/sites/sites.ts';
import { sendFrom } from '../../http/static-site.ts';
import { startPage } from './page.ts';

/** The gateway's own host: the sites it serves, and the contract they are served by. */
export function startHost(
  app: FastifyInstance,
  sites: Sites,
  known: KnownAccounts | undefined,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', strictPolicy("'none'"));
  });

  app.get('/', (request, reply) => {
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        startPage(sites.merchants, {
          protocol: schemeOf(request),
          port: portOf(request),
          known,
        }),
      );
  });

  docsRoutes(app);

  for (const file of ['paper.css', 'start.css', 'start.svg']) {
    app.get(`/${file}`, (_request, reply) => sendFrom(reply, import.meta.dirname, file));
  }
}
