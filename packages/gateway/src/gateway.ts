import type { FastifyInstance } from 'fastify';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { buildApp } from './app.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { startEmbedded, type EmbeddedServer } from './database/embedded.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/pool.ts';
import { keepSecret } from './database/secret.ts';
import { sweepRegularly } from './database/sweep.ts';
import { openLive } from './live/live.ts';
import { loadMerchants } from './merchants.ts';
import { Refused } from './refused.ts';

export interface GatewayOptions extends Config {
  readonly clock?: Clock;
}

export interface Gateway {
  readonly port: number;
  readonly url: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const clock = options.clock ?? Date.now;
  const merchants = loadMerchants(options.sites);
  // Whatever was opened is closed again, last first, at the end or when the start fails.
  const closing: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    await mkdir(options.state, { recursive: true, mode: 0o700 });
    const embedded = options.databaseUrl === undefined ? await embed(options.state) : undefined;
    if (embedded !== undefined) closing.push(embedded.stop);
    const databaseUrl = embedded?.url ?? options.databaseUrl ?? '';
    let app: FastifyInstance | undefined;
    const db = openDatabase(databaseUrl, (error) =>
      app?.log.warn({ err: error }, 'a database connection was lost'),
    );
    closing.push(() => db.destroy());
    await migrate(db).catch((cause: unknown) => {
      throw new Refused(`The database cannot be used: ${messageOf(cause)}`);
    });
    const pepper = options.pepper ?? (await ownPepper(options.state));
    const live = await openLive(db, databaseUrl, (error) =>
      app?.log.warn({ err: error }, 'live news were interrupted'),
    );
    closing.push(live.close);
    app = await buildApp({ ...options, db, clock, live, merchants, pepper });
    const { log } = app;
    closing.push(sweepRegularly(db, clock, (error) => log.warn({ err: error }, 'sweep failed')));
    const port = await listen(app, options);
    closing.push(app.close.bind(app));
    closing.push(await leaveNote(options.state, { pid: process.pid, port, databaseUrl }));
    return { port, url: `http://localhost:${port}`, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function embed(state: string): Promise<EmbeddedServer> {
  return startEmbedded(state, () => {});
}

function ownPepper(state: string): Promise<string> {
  return keepSecret(join(state, 'pepper.secret'), () => randomBytes(32).toString('base64url'));
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Refused(`Port ${port} is in use. PORT names another.`);
    }
    throw error;
  }
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : port;
}

/** Where this gateway is, for tools that look for it; it holds the database's password. */
async function leaveNote(
  state: string,
  note: { pid: number; port: number; databaseUrl: string },
): Promise<() => Promise<void>> {
  const file = join(state, 'gateway.json');
  await writeFile(file, `${JSON.stringify(note)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return () => rm(file, { force: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
