import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KnownAccounts } from '../../extras/extra.ts';
import { docsRoutes } from '../docs/host.ts';
import { portOf, schemeOf } from '../../http/hosts/asked.ts';
import { isFromHere } from '../../http/guards/this-machine.ts';
import { strictPolicy } from '../../http/replies/security-headers.ts';
import { isProduction } from '../../kernel/config/production.ts';
import type { Sites } from '../../kernel/sites/sites.ts';
import { sendFrom } from '../../http/static-site.ts';
import { startPage } from './page.ts';

interface StartOptions {
  readonly sites: Sites;
  readonly known: KnownAccounts | undefined;
  /** `here`, this machine, or `everyone`. */
  readonly startPage: string;
}

/**
 * The gateway's own host: the sites it serves, and the contract they are served
 * by. Beside a merchant in production it is there for this machine alone, since
 * anybody can call a host `localhost`; accounts of a demo are named to this
 * machine alone, and beside no production. The operator may open either.
 */
export function startHost(
  app: FastifyInstance,
  { sites, known, startPage: shownTo }: StartOptions,
): void {
  const isOpenTo = (request: FastifyRequest) => shownTo === 'everyone' || isFromHere(request);

  app.addHook('onRequest', async (request, reply) => {
    // Merchants come and go: which there are is known when somebody asks.
    if (isProduction(sites.merchants) && !isOpenTo(request)) return reply.callNotFound();
    reply.header('content-security-policy', strictPolicy("'none'"));
    return undefined;
  });

  app.get('/', (request, reply) => {
    const isNamed = !isProduction(sites.merchants) && isOpenTo(request);
    const page = startPage(sites.merchants, {
      protocol: schemeOf(request),
      port: portOf(request),
      known: isNamed ? known : undefined,
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  docsRoutes(app);

  for (const file of ['paper.css', 'start.css', 'start.svg']) {
    app.get(`/${file}`, (_request, reply) => sendFrom(reply, import.meta.dirname, file));
  }
}
