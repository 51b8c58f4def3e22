import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { demoProvider } from './demo/adapter.ts';
import { MANUAL, manualProvider } from './manual/adapter.ts';
import type { PaymentProvider } from './port.ts';

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

export interface AccountAt {
  readonly merchant: string;
  readonly provider: string;
}

interface Credentials {
  /** Of our requests. */
  readonly key: string;
  /** Of what they tell: two while one takes the other’s place. */
  readonly secrets: readonly string[];
}

type Connect = (account: Credentials & { readonly address: string }) => PaymentProvider;

/** Adapters that can be connected by an address, a key and secrets. */
const adapters: ReadonlyMap<string, Connect> = new Map([['demo', demoProvider]]);

export const providerNames = [...adapters.keys()];

const boundTo = ({ merchant, provider }: AccountAt) => ['provider account', merchant, provider];

/** The provider of a merchant, ready to be asked; undefined where none is connected. */
export async function providerOf(
  { db, vault, clock }: Kept & { readonly clock: Clock },
  { merchant, provider }: AccountAt,
): Promise<PaymentProvider | undefined> {
  const at = { merchant, provider };
  if (provider === MANUAL) return manualProvider({ db, clock, merchant });
  const connect = adapters.get(at.provider);
  if (connect === undefined) return undefined;
  const row = await db
    .selectFrom('provider_account')
    .select(['address', 'sealed'])
    .where((its) => its.and(at))
    .executeTakeFirst();
  const opened = row && vault.open(row.sealed, boundTo(at));
  if (row === undefined || opened === undefined) return undefined;
  const credentials = JSON.parse(opened.toString()) as Credentials;
  return connect({ ...credentials, address: row.address });
}

export async function connectProvider(
  tx: Tx,
  vault: Vault,
  at: AccountAt,
  { address, ...credentials }: Credentials & { readonly address: string },
  now: number,
): Promise<void> {
  const sealed = vault.seal(Buffer.from(JSON.stringify(credentials)), boundTo(at));
  const kept = { address, sealed, changed_at: new Date(now) };
  await tx
    .insertInto('provider_account')
    .values({ ...at, ...kept })
    .onConflict((conflict) => conflict.columns(['merchant', 'provider']).doUpdateSet(kept))
    .execute();
}

/** Seals anew what the former key sealed. A start with a key that opens neither is refused. */
export async function sealAccounts({ db, vault }: Kept, former?: Vault): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await tx
      .selectFrom('provider_account')
      .select(['merchant', 'provider', 'sealed'])
      .orderBy('merchant')
      .orderBy('provider')
      .forUpdate()
      .execute();
    for (const { sealed, ...at } of rows) {
      if (vault.open(sealed, boundTo(at)) !== undefined) continue;
      const plain = former?.open(sealed, boundTo(at));
      if (plain === undefined) {
        throw new StartError(
          `What ${at.merchant} has at ${at.provider} was sealed with another LIVERY_KEY. ` +
            'Give that one as LIVERY_KEY_FORMER once.',
        );
      }
      await tx
        .updateTable('provider_account')
        .set({ sealed: vault.seal(plain, boundTo(at)) })
        .where((its) => its.and(at))
        .execute();
    }
  });
}
