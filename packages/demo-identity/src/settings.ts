import { readFileSync } from 'node:fs';

/** Who has people looked at. */
export interface Merchant {
  readonly code: string;
  readonly name: string;
  /** The bearer key of its requests. */
  readonly key: string;
  readonly webhook: { readonly url: string; readonly secrets: readonly string[] };
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Folder of the store. */
  readonly state: string;
  readonly idHost: string;
  readonly merchants: readonly Merchant[];
  /** Milliseconds between one try of a webhook and the next. */
  readonly pauses: readonly number[];
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const port = Number(env['PORT'] ?? '4101');
  if (!(port >= 0 && port <= 65_535)) throw new Error(`PORT is a number, not ${env['PORT']}.`);
  const pauses = (env['RETRIES'] ?? '1,5,15,60,150,300,600').split(',').map((one) => +one * 1000);
  if (!pauses.every((pause) => pause > 0)) throw new Error('RETRIES are seconds: 1,5,15.');
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    state: env['STATE'] ?? '.demo-identity',
    idHost: env['ID_HOST'] ?? 'id.localhost',
    merchants: readMerchants(env['MERCHANTS']),
    pauses,
  };
}

function readMerchants(path: string | undefined): readonly Merchant[] {
  if (path === undefined) throw new Error('MERCHANTS names the file of those who ask us.');
  const merchants: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(merchants)) throw new Error(`${path} holds no list.`);
  return merchants.map(({ code, name, key, webhook }: Merchant): Merchant => {
    if (![code, name, key].every((text) => typeof text === 'string' && text !== '')) {
      throw new Error(`${path}: a merchant has a code, a name and a key.`);
    }
    if (!/^https?:$/.test(new URL(webhook.url).protocol) || webhook.secrets.length === 0) {
      throw new Error(`${path}: webhooks of ${code} have an http address and a secret.`);
    }
    return { code, name, key, webhook };
  });
}
