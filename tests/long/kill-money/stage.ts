import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { send } from '../../../packages/gateway/src/testing/browser/http.ts';
import {
  startProcess,
  type GatewayProcess,
} from '../../../packages/gateway/src/testing/process.ts';
import { ownerUrl } from '../../../packages/gateway/src/testing/servers/owner.ts';
import { writeSites } from '../../../packages/gateway/src/testing/sites.ts';

export type Victim = 'gateway' | 'provider' | 'postmaster';

/** The merchant whose money it is. */
export const MERCHANT = 'aurora';
/** What everybody is called. */
export const PAYEE = 'Alex Rivers';
/** Of the provider: a day of life, which a bank transfer is waited for, takes two minutes and a half. */
const SPEED = '600';
/** Its seconds of life between one try to tell and the next: 1 to 10 of ours. */
const RETRIES = '600,1200,3000,3000,6000,6000,6000';
const READY = 60_000;
/** So many deposits of each can bring a bonus. */
const OFFERS = 60;

const root = join(import.meta.dirname, '../../..');

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + READY;
  while (performance.now() < last) {
    if (await holds().catch(() => false)) return;
    await delay(20);
  }
  throw new Error(`${what} did not come`);
}

/** A platform and a payment provider, each a process that can be killed and started again at its address. */
export class Stage {
  private readonly folder = mkdtempSync(join(tmpdir(), 'livery-kill-money-'));
  private readonly state = mkdtempSync(join(tmpdir(), 'livery-kill-state-'));
  private readonly sites = writeSites();
  readonly key = randomBytes(12).toString('hex');
  /** What the provider signs its news with. */
  readonly secret = `whsec_${randomBytes(24).toString('base64')}`;
  port = 0;
  providerPort = 0;
  /** As its owner, who may also change what the platform may not. */
  databaseUrl = '';
  private gateway: GatewayProcess | undefined;
  private provider: ChildProcess | undefined;

  async open(): Promise<void> {
    this.port = await freePort();
    this.providerPort = await freePort();
    const secrets = [this.secret];
    const url = `http://hooks.localhost:${this.port}/payment/v1/demo/${MERCHANT}`;
    const merchant = { code: MERCHANT, name: 'Aurora', key: this.key, webhook: { url, secrets } };
    writeFileSync(this.merchants, JSON.stringify([merchant]));
    await this.startProvider();
    await this.startGateway();
    await this.letAllGo();
  }

  /** No person decides here: everybody is known well, nobody is flagged, and a rule lets every payout go. */
  private async letAllGo(): Promise<void> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      await client.query(
        `UPDATE site_setting SET value = jsonb_set(value, '{automatic,day}', '"900000000"')
         WHERE merchant = $1 AND key = 'payouts'`,
        [MERCHANT],
      );
      await client.query(
        `CREATE FUNCTION raise_none() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
         CREATE TRIGGER raise_none BEFORE INSERT ON aml_flag
         FOR EACH ROW EXECUTE FUNCTION raise_none()`,
      );
      await client.query(
        `UPDATE member SET kyc_level = 2, kyc_status = 'verified', profile = $2
         WHERE merchant = $1`,
        [MERCHANT, JSON.stringify({ payeeName: PAYEE })],
      );
      await client.query(
        `INSERT INTO promotion (merchant, way, titles, contents, pictures, category_ids, starts_at,
           ends_at, no_expiry, wagering, min_deposit, max_bonus, days, cap, weights, max_stake,
           product, position, published_at)
         SELECT $1, 'join', '{"EN": "Offer"}', '{"EN": ""}', '{}', '{}', now(), now(), true, 1,
           10000, 5000, 7, 100000, '{"*": 100}', 100000, 'ALL', place, now()
         FROM generate_series(100, 100 + $2::integer) AS place`,
        [MERCHANT, OFFERS],
      );
    } finally {
      await client.end();
    }
  }

  get providerUrl(): string {
    return `http://127.0.0.1:${this.providerPort}`;
  }

  /** Kills one of them in the middle of whatever it does; the milliseconds until all is ready again. */
  async kill(victim: Victim): Promise<number> {
    const began = performance.now();
    if (victim === 'provider') {
      await this.endProvider('SIGKILL');
      await this.startProvider();
    } else if (victim === 'gateway') {
      await this.gateway?.end('SIGKILL');
      await this.startGateway();
    } else {
      const file = join(this.state, 'postgres/postmaster.pid');
      process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
      const status = async () => (await send(this.port, { path: '/readyz' })).status;
      await until('the fall of the database', async () => (await status()) === 503);
      await until('the database', async () => (await status()) === 200);
    }
    return performance.now() - began;
  }

  async close(): Promise<void> {
    await this.gateway?.end();
    await this.endProvider('SIGTERM');
    for (const folder of [this.folder, this.state, this.sites.folder])
      rmSync(folder, { recursive: true, force: true });
  }

  private get merchants(): string {
    return join(this.folder, 'merchants.json');
  }

  private async startGateway(): Promise<void> {
    this.gateway = startProcess({
      state: this.state,
      sites: this.sites.file,
      demo: true,
      environment: {
        PORT: String(this.port),
        LOG_LEVEL: 'error',
        LIVERY_MEMBER_WRITES: '1000000',
        DEMO_PAYMENTS: this.providerUrl,
        DEMO_PAYMENTS_MERCHANTS: this.merchants,
      },
    });
    const { databaseUrl } = await this.gateway.ready();
    this.databaseUrl = ownerUrl(this.state, databaseUrl);
  }

  private async startProvider(): Promise<void> {
    const program = join(root, 'packages/demo-payments/src/main.ts');
    this.provider = spawn(process.execPath, [program], {
      stdio: ['pipe', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.providerPort),
        STATE: this.folder,
        MERCHANTS: this.merchants,
        SPEED,
        RETRIES,
        ATTACHED: 'on',
      },
    });
    await until('the provider', async () => (await fetch(`${this.providerUrl}/healthz`)).ok);
  }

  private endProvider(signal: NodeJS.Signals): Promise<void> {
    const { provider } = this;
    if (provider === undefined || provider.exitCode !== null || provider.signalCode !== null)
      return Promise.resolve();
    return new Promise((resolve) => {
      provider.once('close', () => resolve());
      provider.kill(signal);
    });
  }
}
