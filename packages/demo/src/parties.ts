import { readFileSync } from 'node:fs';
import {
  connectIdentity,
  connectProvider,
  connectRegister,
  type Extra,
  transact,
} from '@livery/gateway/extras';
import { writePayMethods } from './seed/pay-methods.ts';

/** What is read of the provider’s own file: with what each merchant is known there. */
interface Account {
  readonly code: string;
  readonly key: string;
  readonly webhook: { readonly secrets: readonly string[] };
}

interface Known {
  readonly address: string;
  readonly accounts: readonly Account[];
}

/** What was started beside the platform; undefined where it was not. */
function partyIn(env: NodeJS.ProcessEnv, name: string): Known | undefined {
  const [address, file] = [env[name], env[`${name}_MERCHANTS`]];
  if (address === undefined || file === undefined) return undefined;
  return { address, accounts: JSON.parse(readFileSync(file, 'utf8')) as Account[] };
}

/**
 * Connects demo merchants with the provider that looks at people, where a law
 * asks who they are before they pay in; elsewhere people of the site look. It
 * keeps the register of excluded players, too, for those whose law asks one.
 */
export function identityExtra(env: NodeJS.ProcessEnv): readonly Extra[] {
  const party = partyIn(env, 'DEMO_IDENTITY');
  if (party === undefined) return [];
  const { address, accounts } = party;
  return [
    {
      async seed({ db, vault, clock, merchants }) {
        for (const { code, environment, policy } of merchants) {
          const account = accounts.find((one) => one.code === code);
          if (account === undefined || environment !== 'demo') continue;
          const { key, webhook } = account;
          const known = { provider: 'demo', address, key, secrets: webhook.secrets };
          if (policy.registerCheck !== 'never') {
            await transact(db, (tx) => connectRegister(tx, vault, code, known, clock()));
          }
          if (policy.kycGate === 'beforeWithdraw') continue;
          await transact(db, (tx) => connectIdentity(tx, vault, code, known, clock()));
        }
      },
    },
  ];
}

/** Connects demo merchants with the payment provider that was started beside the platform. */
export function paymentsExtra(env: NodeJS.ProcessEnv): readonly Extra[] {
  const party = partyIn(env, 'DEMO_PAYMENTS');
  if (party === undefined) return [];
  const { address, accounts } = party;
  return [
    {
      async seed({ db, vault, clock, merchants }) {
        for (const merchant of merchants) {
          const account = accounts.find(({ code }) => code === merchant.code);
          if (account === undefined || merchant.environment !== 'demo') continue;
          const at = { merchant: merchant.code, provider: 'demo' };
          const { key, webhook } = account;
          await transact(db, async (tx) => {
            const credentials = { address, key, secrets: webhook.secrets };
            await connectProvider(tx, vault, at, credentials, clock());
            await writePayMethods(tx, merchant);
          });
        }
      },
    },
  ];
}
