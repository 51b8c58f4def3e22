import { randomBytes } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { demoExtras } from '@livery/demo';
import { houseGamesExtra } from '@livery/games';
import { everyChapter, sweepsOf } from '../chapters/all.ts';
import type { Chapter } from '../chapters/chapter.ts';
import { sweep } from '../kernel/database/sweep.ts';
import type { Config } from '../kernel/config/config.ts';
import { openDatabase } from '../kernel/database/pool.ts';
import type { Database } from '../kernel/database/schema.ts';
import { loadMerchants } from '../kernel/sites/merchants.ts';
import { createVault, type Vault } from '../kernel/vault/vault.ts';
import { startGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { operatorCommand } from '../operator/commands.ts';
import { deskOn } from '../operator/desk.ts';
import type { OpenDesk } from '../operator/terminal/command.ts';
import type { Terminal } from '../operator/terminal/here.ts';
import type { Mail, Sender, Sms } from '../kernel/senders/sender.ts';
import { Browser, hangUp } from './browser/browser.ts';
import { listen } from './browser/events.ts';
import type { Provided } from './provided.ts';
import { testOptions } from './options.ts';
import { startPair, type Pair } from './pair/pair.ts';
import type { TestSites, writeSites } from './sites.ts';

export interface TestGateway extends Gateway {
  readonly db: Kysely<Database>;
  readonly sites: TestSites;
  /** What was sent to players, the latest last. */
  readonly outbox: readonly (Sms | Mail)[];
  /** Says that a site was changed in the database, and waits until the gateway has read it. */
  announce(merchant: string): Promise<void>;
  /** Moves the gateway's own time; the database's and the world's stay. */
  advance(milliseconds: number): void;
  now(): number;
  /** Sweeps as it does by itself now and then, as if it were this time. */
  sweep(at: number): Promise<void>;
  /** Opens what it keeps sealed. */
  readonly vault: Vault;
  /** What its hashes cost, and those of people who are added to it. */
  readonly passwordCost: number;
  visit(merchant: string): Browser;
  /** Does what `pnpm gateway …` would, and answers what it would say. */
  operate(command: string, ...args: string[]): Promise<string>;
  /** The same, typed at a terminal. */
  operateAt(terminal: Terminal, command: string, ...args: string[]): Promise<string>;
  desk(terminal?: Terminal): OpenDesk;
}

export interface TestOptions {
  readonly demo?: boolean;
  readonly identityKeys?: JWTVerifyGetKey;
  /** Instead of the outbox. */
  readonly senders?: Sender;
  readonly sites?: Parameters<typeof writeSites>[0];
  /** Instead of all there are. */
  readonly chapters?: readonly Chapter[];
  /** Other settings than those of the tests. */
  readonly config?: Partial<Config>;
  /** Time passes when it is advanced, and not by itself. */
  readonly standsStill?: boolean;
}

/** Set, every test of the gateway runs against two of them that take turns. */
const start: (options: GatewayOptions) => Promise<Gateway | Pair> =
  process.env['LIVERY_TEST_PAIR'] === '1' ? startPair : startGateway;

/** A database of this file's own in the run's PostgreSQL, or in the server that is named. */
export async function createDatabase(
  server: Provided['postgresUrl'] = inject('postgresUrl'),
  template = 'template1',
): Promise<string> {
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  // Without a disk to wait for, files are copied in half the time that a log of them takes.
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * For a process whose database is not what is tested: members and games are in
 * it before it starts.
 */
export async function demoOfTheRun(): Promise<Readonly<Record<string, string>>> {
  const { options, remove } = testOptions();
  remove();
  return {
    DATABASE_URL: await createDatabase(undefined, inject('demoDatabase')),
    LIVERY_PEPPER: options.pepper,
    LIVERY_KEY: options.key,
  };
}

/** The database's address, or the pooler's with the way past it. */
function poolerBefore(databaseUrl: string) {
  const port = inject('poolerPort');
  if (port === undefined) return { databaseUrl };
  const pooled = new URL(databaseUrl);
  pooled.port = String(port);
  pooled.searchParams.delete('host');
  return { databaseUrl: pooled.href, databaseDirect: databaseUrl };
}

/** Of what runs without anybody at a terminal. */
const nowhere: Terminal = {
  name: undefined,
  place: 'cli nobody@nowhere',
  folder: '/nowhere',
  ask: () => Promise.reject(new Error('nobody is there to answer')),
  say: () => {},
};

/** What the demo's people and their history are made from, of all that a site says. */
const MADE_FROM = ['environment', 'jurisdiction', 'currency', 'timeZone', 'languages'] as const;

const hasOtherDemo = (sites: TestOptions['sites'] = {}): boolean =>
  Object.values(sites).some((site = {}) => MADE_FROM.some((name) => name in site));

export async function openGateway(options: TestOptions = {}): Promise<TestGateway> {
  const { options: usual, sites, remove } = testOptions(options.sites);
  const { demo = true } = options;
  const template = demo && !hasOtherDemo(options.sites) ? 'demoDatabase' : 'tablesDatabase';
  const outbox: (Sms | Mail)[] = [];
  let offset = 0;
  const began = Date.now();
  const now = () => (options.standsStill === true ? began : Date.now()) + offset;
  const gateway = await start({
    ...usual,
    ...poolerBefore(await createDatabase(undefined, inject(template))),
    extras: demo ? demoExtras : [houseGamesExtra],
    ...options.config,
    senders: options.senders ?? {
      sendSms: async (sms) => void outbox.push(sms),
      sendMail: async (mail) => void outbox.push(mail),
    },
    ...(options.identityKeys && { identityKeys: options.identityKeys }),
    ...(options.chapters && { chapters: options.chapters }),
    clock: now,
  });
  const db = openDatabase(gateway.databaseUrl, () => {}, 2);
  const desk = (terminal: Terminal = nowhere) =>
    deskOn(db, {
      terminal,
      ...usual,
      ...options.config,
      merchants: loadMerchants(sites.file),
      clock: now,
    });
  return {
    ...gateway,
    db,
    sites,
    outbox,
    announce: async (merchant) => {
      const ports = 'both' in gateway ? gateway.both.map(({ port }) => port) : [gateway.port];
      const pages = ports.map((port) => new Browser(port, merchant, now));
      const streams = await Promise.all(pages.map(listen));
      const said = { announcement: randomBytes(6).toString('hex') };
      // Pages hear of it when their gateway has looked at what it keeps.
      const news = JSON.stringify({ merchant, event: 'status', data: said });
      await sql`SELECT pg_notify('livery_live', ${news})`.execute(db);
      await Promise.all(streams.map((stream) => stream.next('status', said)));
      for (const stream of streams) stream.stop();
    },
    sweep: (at) => sweep(db, at, sweepsOf(options.chapters ?? everyChapter)),
    vault: createVault(options.config?.key ?? usual.key),
    passwordCost: options.config?.passwordCost ?? usual.passwordCost,
    now,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    visit: (merchant) => new Browser(gateway.port, merchant, now),
    desk,
    operateAt: (terminal, command, ...args) =>
      operatorCommand(command, args, (work) => work(desk(terminal))),
    operate: (command, ...args) => operatorCommand(command, args, (work) => work(desk())),
    stop: async () => {
      await db.destroy();
      hangUp();
      await gateway.stop();
      remove();
    },
  };
}
