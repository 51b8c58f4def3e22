import { randomBytes } from 'node:crypto';
import {
  setRegister,
  startIdentity,
  type IdentityProcess,
} from '@livery/demo-identity/testing/provider';
import { connectRegister } from '../../chapters/care/index.ts';
import { transact } from '../../kernel/database/transact.ts';
import type { TestGateway } from '../gateway.ts';

type Mode = 'answers' | 'slow' | 'silent' | 'forged';

export interface TestRegister extends Pick<IdentityProcess, 'kill' | 'restart' | 'stop'> {
  /** Puts somebody on it, by their e-mail. */
  list(who: { readonly id: bigint } | { readonly email: string }, until?: string): Promise<void>;
  behave(mode: Mode): Promise<void>;
}

/** The register of the demo as a process, connected with sites. */
export async function openRegister(
  gateway: TestGateway,
  sites: readonly string[],
): Promise<TestRegister> {
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const merchants = sites.map((code) => ({
    code,
    name: code,
    key: `key-of-${code}`,
    webhook: { url: `http://hooks.localhost:${gateway.port}/none`, secrets: [secret] },
  }));
  const provider = await startIdentity(merchants);
  for (const { code, key } of merchants) {
    const account = { provider: 'demo', address: provider.url(), key, secrets: [secret] };
    await transact(gateway.db, (tx) =>
      connectRegister(tx, gateway.vault, code, account, gateway.now()),
    );
  }
  return {
    kill: provider.kill,
    restart: provider.restart,
    stop: provider.stop,
    async list(who, until = '') {
      const email = 'email' in who ? who.email : await emailOf(gateway, who.id);
      await setRegister(provider, '', { email, until });
    },
    behave: (mode) => setRegister(provider, '/mode', { mode }),
  };
}

async function emailOf({ db }: TestGateway, id: bigint): Promise<string> {
  const { email } = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return email ?? '';
}
