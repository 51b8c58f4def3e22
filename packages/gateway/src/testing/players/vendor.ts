import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import type { Vault } from '../../kernel/vault/vault.ts';
import { makeVendorSecret, sign, validVendorSecrets } from '../../chapters/play/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import { send } from '../browser/http.ts';

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
  readonly secret?: string;
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
  private made: Promise<{ readonly secret: string }> | undefined;

  constructor(at: At, merchant: string, vendor: string) {
    this.at = at;
    this.merchant = merchant;
    this.vendor = vendor;
  }

  /** What is valid now; made where nobody has made one. */
  private async secret(): Promise<Buffer> {
    const { at, merchant, vendor } = this;
    const [valid] = await validVendorSecrets(at, { merchant, vendor }, at.now());
    if (valid !== undefined) return valid;
    this.made ??= transact(at.db, (tx) =>
      makeVendorSecret(tx, at.vault, { merchant, vendor }, at.now()),
    );
    return Buffer.from((await this.made).secret);
  }

  async call(name: string, body: unknown, options: SendOptions = {}): Promise<Answered> {
    const { at, merchant, vendor } = this;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const path = `/provider/v1/${name}`;
    const timestamp = String(Math.floor(at.now() / 1000));
    const secret = options.secret === undefined ? await this.secret() : Buffer.from(options.secret);
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
