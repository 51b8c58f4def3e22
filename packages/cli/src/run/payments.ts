import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspace } from '@livery/merchants/paths';
import { portIsFree } from './port.ts';

/** Who takes payments, as the provider reads it from its file. */
interface PaidMerchant {
  readonly code: string;
  readonly name: string;
  readonly key: string;
  readonly webhook: { readonly url: string; readonly secrets: readonly [string] };
}

type Named = Pick<PaidMerchant, 'code' | 'name'>;

/** Nobody else is paid by somebody who is invented. */
export const isDemo = ({ environment }: { readonly environment: string }): boolean =>
  environment === 'demo';

interface PaymentsOptions {
  readonly merchants: readonly Named[];
  /** Of the platform, whose news come to it. */
  readonly platformPort: number;
}

export interface RunningPayments {
  /** Where merchants of the provider look after their payments. */
  readonly url: string;
  /** The file with what they log in with. */
  readonly keys: string;
  /** For the platform: whom to connect with, and how. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}

const folder = (): string => resolve(process.env['LIVERY_STATE'] || '.livery', 'payments');

/** Forgets every payment; those that the platform remembers are emptied with its database. */
export const resetPayments = (): void => rmSync(folder(), { recursive: true, force: true });

/** Those of before keep their keys: what they ordered yesterday is theirs today. */
function writeMerchants(file: string, { merchants, platformPort }: PaymentsOptions): void {
  const former = new Map(formerIn(file).map((merchant) => [merchant.code, merchant]));
  const all = merchants.map(({ code, name }): PaidMerchant => {
    const known = former.get(code);
    const secrets = known?.webhook.secrets ?? [`whsec_${randomBytes(24).toString('base64')}`];
    const url = `http://hooks.localhost:${platformPort}/payment/v1/demo/${code}`;
    const key = known?.key ?? randomBytes(24).toString('base64url');
    return { code, name, key, webhook: { url, secrets } };
  });
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
}

function formerIn(file: string): readonly PaidMerchant[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PaidMerchant[];
  } catch {
    return [];
  }
}

/** Its pages keep their addresses where nobody else took the port: links to them lie in orders. */
const portFor = async (platformPort: number): Promise<number> => {
  const usual = platformPort + 100;
  return usual < 65_536 && (await portIsFree(usual)) ? usual : 0;
};

/** The demo's payment provider: another party, with a process and books of its own (ADR 186). */
export async function runPayments(options: PaymentsOptions): Promise<RunningPayments> {
  const state = folder();
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const keys = join(state, 'merchants.json');
  writeMerchants(keys, options);
  const child = spawn(process.execPath, [join(workspace, 'packages/demo-payments/src/main.ts')], {
    // Its standard input closes with this process, however that ends.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await portFor(options.platformPort)),
      STATE: state,
      MERCHANTS: keys,
      ATTACHED: 'on',
    },
  });
  const url = await new Promise<string>((found, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Brackwell Pay on (http:\/\/\S+)$/m.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', (code) => reject(new Error(`The payment provider ended with ${code}.`)));
  });
  const stop = (): void => void child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  return {
    url: `${url}/dashboard`,
    keys,
    environment: {
      DEMO_PAYMENTS: `http://127.0.0.1:${new URL(url).port}`,
      DEMO_PAYMENTS_MERCHANTS: keys,
    },
    stop,
  };
}
