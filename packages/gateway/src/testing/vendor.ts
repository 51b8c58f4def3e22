import type { Kysely } from 'kysely';
import type { Database } from '../kernel/database/schema.ts';
import type { Vault } from '../kernel/vault/vault.ts';
import { sign, vendorSecret } from '../chapters/play/index.ts';
import { send } from './http.ts';

export interface Told {
  readonly ok: boolean;
  readonly code?: string;
  readonly status?: string;
  readonly balance: string;
  readonly returned?: string;
}

export interface Answered {
  readonly status: number;
  readonly told: Told;
}

export interface SendOptions {
  /** In place of what the vendor would send. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signedBody?: string;
  readonly signedPath?: string;
}

interface At {
  readonly port: number;
  readonly db: Kysely<Database>;
  readonly vault: Vault;
  now(): number;
}

/** A vendor's server, which signs what it sends. */
export class VendorServer {
  readonly at: At;
  readonly merchant: string;
  readonly vendor: string;

  constructor(at: At, merchant: string, vendor: string) {
    this.at = at;
    this.merchant = merchant;
    this.vendor = vendor;
  }

  async call(name: string, body: unknown, options: SendOptions = {}): Promise<Answered> {
    const { at, merchant, vendor } = this;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const path = `/provider/v1/${name}`;
    const timestamp = String(Math.floor(at.now() / 1000));
    const secret = (await vendorSecret(at, merchant, vendor)) ?? Buffer.alloc(32);
    const signed = {
      timestamp: options.headers?.['livery-timestamp'] ?? timestamp,
      path: options.signedPath ?? path,
      body: Buffer.from(options.signedBody ?? text),
    };
    const answer = await send(at.port, {
      method: 'POST',
      path,
      headers: {
        host: `games.localhost:${at.port}`,
        'content-type': 'application/json',
        'livery-merchant': merchant,
        'livery-vendor': vendor,
        'livery-timestamp': timestamp,
        'livery-signature': sign(secret, signed),
        ...options.headers,
      },
      body: text,
    });
    return { status: answer.status, told: JSON.parse(answer.text) as Told };
  }
}
