import { readFileSync } from 'node:fs';

/** Who takes payments through us. */
export interface Merchant {
  readonly code: string;
  readonly name: string;
  /** The bearer key of its requests. */
  readonly key: string;
  readonly webhook: {
    readonly url: string;
    /** One, or two while one takes the other's place. */
    readonly secrets: readonly string[];
  };
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Folder of the store. */
  readonly state: string;
  readonly merchants: readonly Merchant[];
  readonly payHost: string;
  readonly bankHost: string;
  /** How many times quicker than in life things happen. */
  readonly speed: number;
  /** Milliseconds between one try of a webhook and the next. */
  readonly pauses: readonly number[];
  /** Time stands still, and moves when a test says so. */
  readonly isTest: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PAUSES = '1,5,15,60,150,300,600';

export function readSettings(env: Environment): Settings {
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port: numberOf(env, 'PORT', '4100', 0, 65_535),
    state: env['STATE'] ?? '.demo-payments',
    merchants: readMerchants(env['MERCHANTS']),
    payHost: env['PAY_HOST'] ?? 'pay.localhost',
    bankHost: env['BANK_HOST'] ?? 'bank.localhost',
    speed: numberOf(env, 'SPEED', '1', 1, 1000),
    pauses: readPauses(env['RETRIES'] ?? PAUSES),
    isTest: env['TEST'] === 'on',
  };
}

function numberOf(env: Environment, name: string, ifUnset: string, least: number, most: number) {
  const value = Number(env[name] ?? ifUnset);
  if (!(value >= least && value <= most)) {
    throw new Error(`${name} is a number from ${least} to ${most}, not ${env[name]}.`);
  }
  return value;
}

function readPauses(list: string): readonly number[] {
  const pauses = list.split(',').map((seconds) => Number(seconds) * 1000);
  if (!pauses.every((pause) => pause > 0)) throw new Error('RETRIES are seconds: 1,5,15.');
  return pauses;
}

function readMerchants(path: string | undefined): readonly Merchant[] {
  if (path === undefined) throw new Error('MERCHANTS names the file of those who take payments.');
  const merchants: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(merchants)) throw new Error(`${path} holds no list.`);
  const read = merchants.map((merchant: Merchant): Merchant => {
    const { code, name, key, webhook } = merchant;
    if (![code, name, key].every((text) => typeof text === 'string' && text !== '')) {
      throw new Error(`${path}: a merchant has a code, a name and a key.`);
    }
    const { protocol } = new URL(webhook.url);
    if (protocol !== 'http:' && protocol !== 'https:') {
      throw new Error(`${path}: webhooks of ${code} go to an http address.`);
    }
    const count = webhook.secrets.length;
    if (count < 1 || count > 2) throw new Error(`${path}: ${code} has one secret or two.`);
    return { code, name, key, webhook: { url: webhook.url, secrets: [...webhook.secrets] } };
  });
  for (const part of ['code', 'key'] as const) {
    if (new Set(read.map((one) => one[part])).size < read.length) {
      throw new Error(`${path}: a ${part} is there twice.`);
    }
  }
  return read;
}
