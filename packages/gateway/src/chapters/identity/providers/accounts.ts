import type { Kysely } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { transact, type Tx } from '../../../kernel/database/transact.ts';
import { StartError } from '../../../kernel/start-error.ts';
import type { Vault } from '../../../kernel/vault/vault.ts';
import { demoIdentity } from './demo/adapter.ts';
import type { IdentityProvider } from './port.ts';

interface Kept {
  readonly db: Kysely<Database>;
  readonly vault: Vault;
}

interface Credentials {
  /** Of our requests. */
  readonly key: string;
  /** Of what they tell: two while one takes the other’s place. */
  readonly secrets: readonly string[];
}

export interface IdentityAccount extends Credentials {
  readonly provider: string;
  readonly address: string;
}

type Connect = (account: Credentials & { readonly address: string }) => IdentityProvider;

const adapters: ReadonlyMap<string, Connect> = new Map([['demo', demoIdentity]]);

export const identityProviders = [...adapters.keys()];

const boundTo = (merchant: string, provider: string) => ['identity account', merchant, provider];

/** Who looks at a merchant's members; undefined where its own people do. */
export async function identityProviderOf(
  { db, vault }: Kept,
  merchant: string,
): Promise<IdentityProvider | undefined> {
  const row = await db
    .selectFrom('identity_account')
    .selectAll()
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const connect = row && adapters.get(row.provider);
  const opened = row && vault.open(row.sealed, boundTo(merchant, row.provider));
  if (row === undefined || connect === undefined || opened === undefined) return undefined;
  const credentials = JSON.parse(opened.toString()) as Credentials;
  return connect({ ...credentials, address: row.address });
}

/** Whether a merchant has a provider, whatever becomes of its keys. */
export async function hasIdentityProvider(
  db: Kysely<Database>,
  merchant: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('identity_account')
    .select('merchant')
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return row !== undefined;
}

export async function connectIdentity(
  tx: Tx,
  vault: Vault,
  merchant: string,
  { provider, address, ...credentials }: IdentityAccount,
  now: number,
): Promise<void> {
  const sealed = vault.seal(Buffer.from(JSON.stringify(credentials)), boundTo(merchant, provider));
  const kept = { provider, address, sealed, changed_at: new Date(now) };
  await tx
    .insertInto('identity_account')
    .values({ merchant, ...kept })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(kept))
    .execute();
}

/** Seals anew what the former key sealed. A start with a key that opens neither is refused. */
export async function sealIdentityAccounts({ db, vault }: Kept, former?: Vault): Promise<void> {
  await transact(db, async (tx) => {
    const rows = await tx
      .selectFrom('identity_account')
      .select(['merchant', 'provider', 'sealed'])
      .orderBy('merchant')
      .forUpdate()
      .execute();
    for (const { merchant, provider, sealed } of rows) {
      const bound = boundTo(merchant, provider);
      if (vault.open(sealed, bound) !== undefined) continue;
      const plain = former?.open(sealed, bound);
      if (plain === undefined) {
        throw new StartError(
          `What ${merchant} has at the identity provider ${provider} was sealed with another LIVERY_KEY. ` +
            'Give that one as LIVERY_KEY_FORMER once.',
        );
      }
      await tx
        .updateTable('identity_account')
        .set({ sealed: vault.seal(plain, bound) })
        .where('merchant', '=', merchant)
        .execute();
    }
  });
}
