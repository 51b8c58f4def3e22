import { readFileSync } from 'node:fs';
import { connectProvider, type Extra, transact } from '@livery/gateway/extras';
import { writePayMethods } from './seed/pay-methods.ts';

/** What is read of the provider’s own file: with what each merchant is known there. */
interface Account {
  readonly code: string;
  readonly key: string;
  readonly webhook: { readonly secrets: readonly string[] };
}

/** Connects demo merchants with the payment provider that was started beside the platform. */
export function paymentsExtra(env: NodeJS.ProcessEnv): readonly Extra[] {
  const address = env['DEMO_PAYMENTS'];
  const file = env['DEMO_PAYMENTS_MERCHANTS'];
  if (address === undefined || file === undefined) return [];
  const accounts = JSON.parse(readFileSync(file, 'utf8')) as Account[];
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
