import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspace } from '@livery/merchants/paths';
import { portIsFree } from './port.ts';

/** Somebody else whom the demo needs: a program of its own beside the platform. */
interface Party {
  /** Of its package, its folder of state, and what the platform’s hook is called. */
  readonly program: string;
  readonly folder: string;
  readonly hook: string;
  /** As it says its name when it listens. */
  readonly name: string;
  /** So far above the platform’s port. */
  readonly portAbove: number;
}

export const payments: Party = {
  program: 'demo-payments',
  folder: 'payments',
  hook: 'payment',
  name: 'Brackwell Pay',
  portAbove: 100,
};

export const identities: Party = {
  program: 'demo-identity',
  folder: 'identity',
  hook: 'identity',
  name: 'Larkspur ID',
  portAbove: 101,
};

/** Who deals with it, as it reads them from its file. */
interface KnownMerchant {
  readonly code: string;
  readonly name: string;
  readonly key: string;
  readonly webhook: { readonly url: string; readonly secrets: readonly [string] };
}

export interface PartyOptions {
  readonly merchants: readonly Pick<KnownMerchant, 'code' | 'name'>[];
  /** Of the platform, whom it tells its news. */
  readonly platformPort: number;
}

export interface RunningParty {
  /** Where people reach it, and where the platform does. */
  readonly url: string;
  readonly address: string;
  /** The file with what merchants are known by. */
  readonly keys: string;
  stop(): void;
}

const folderOf = ({ folder }: Party): string =>
  resolve(process.env['LIVERY_STATE'] || '.livery', folder);

/** Forgets all it knows; what the platform remembers of it is emptied with its database. */
export const resetParty = (party: Party): void =>
  rmSync(folderOf(party), { recursive: true, force: true });

/** Those of before keep their keys: what they asked for yesterday is theirs today. */
function writeMerchants(file: string, { hook }: Party, options: PartyOptions): void {
  const { merchants, platformPort } = options;
  const former = new Map(formerIn(file).map((merchant) => [merchant.code, merchant]));
  const all = merchants.map(({ code, name }): KnownMerchant => {
    const known = former.get(code);
    const secrets = known?.webhook.secrets ?? [`whsec_${randomBytes(24).toString('base64')}`];
    const url = `http://hooks.localhost:${platformPort}/${hook}/v1/demo/${code}`;
    const key = known?.key ?? randomBytes(24).toString('base64url');
    return { code, name, key, webhook: { url, secrets } };
  });
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
}

function formerIn(file: string): readonly KnownMerchant[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownMerchant[];
  } catch {
    return [];
  }
}

/** Its pages keep their addresses where nobody else took the port: links to them lie about. */
async function portFor({ portAbove }: Party, platformPort: number): Promise<number> {
  const usual = platformPort + portAbove;
  return usual < 65_536 && (await portIsFree(usual)) ? usual : 0;
}

/** Runs it with a store of its own, until whoever started it ends (ADR 186). */
export async function runParty(party: Party, options: PartyOptions): Promise<RunningParty> {
  const state = folderOf(party);
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const keys = join(state, 'merchants.json');
  writeMerchants(keys, party, options);
  const program = join(workspace, 'packages', party.program, 'src/main.ts');
  const child = spawn(process.execPath, [program], {
    // Its standard input closes with this process, however that ends.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await portFor(party, options.platformPort)),
      STATE: state,
      MERCHANTS: keys,
      ATTACHED: 'on',
    },
  });
  const url = await new Promise<string>((found, reject) => {
    let said = '';
    const listens = new RegExp(`^${party.name} on (http://\\S+)$`, 'm');
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = listens.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('exit', (code) => reject(new Error(`${party.name} ended with ${code}.`)));
  });
  const stop = (): void => void child.kill('SIGTERM');
  process.on('SIGTERM', stop);
  return { url, address: `http://127.0.0.1:${new URL(url).port}`, keys, stop };
}
